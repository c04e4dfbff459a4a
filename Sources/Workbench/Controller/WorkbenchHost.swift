import Canvas
import Controls

/// The window of a page controller, with its clipboard, its files and its log.
///
/// Replays and pictures have no window, so a controller without a host works the same.
@MainActor
protocol WorkbenchHost: AnyObject {
  // MARK: Window

  /// Called when another page is shown.
  func pageChanged(to title: String)

  /// Called when the page becomes light or dark.
  func appearanceChanged(to appearance: Appearance)

  func toggleFullscreen()

  /// Shows the window in another scale, in pixels per point.
  func setScale(_ scale: Double)

  /// Sets the speed of the window's clock relative to real time.
  func setClockSpeed(_ speed: Double)

  // MARK: Clipboard

  func copyPicture()

  /// Returns whether the text was copied.
  func copy(_ text: String) -> Bool

  /// Calls a function later with the text on the clipboard, or `nil`.
  func readClipboard(_ body: @escaping (String?) -> Void)

  /// Calls a function later with the PNG file on the clipboard, or `nil`.
  func readClipboardPicture(_ body: @escaping ([UInt8]?) -> Void)

  // MARK: Files

  /// Shows a file in its folder.
  func showFile(at path: String)

  /// Asks the user for a file.
  func chooseFile(_ kind: FileKind, _ body: @escaping (ChooserAnswer) -> Void)

  /// Called when tokens are loaded from another file; `nil` for the built-in tokens.
  func tokensFileChanged(to path: String?)

  // MARK: Reports

  func preferencesChanged()

  /// `nil` once the problem is solved.
  func tokensProblemChanged(to problem: String?)

  func descriptionHasMistakes(_ error: DescriptionError)
}
