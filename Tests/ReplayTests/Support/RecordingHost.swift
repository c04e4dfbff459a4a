import Canvas
import Controls

@testable import Workbench

/// A window of a page controller that keeps what it is asked for.
final class RecordingHost: WorkbenchHost {
  private(set) var appearances: [Appearance] = []
  private(set) var scales: [Double] = []
  private(set) var clockSpeeds: [Double] = []
  private(set) var copied: [String] = []
  private(set) var shownFiles: [String] = []
  private(set) var asked: [FileKind] = []
  private(set) var tokensFiles: [String?] = []
  private(set) var tokensProblems: [String?] = []
  private(set) var preferenceChanges = 0
  private(set) var mistakes: [DescriptionError] = []

  /// Answers the choice of a file; `nil` if the user does not answer.
  var onChoose: (((FileChoice) -> Void) -> Void)?

  /// The PNG file on the clipboard.
  var clipboardPicture: [UInt8]?

  /// A controller does not keep its host alive.
  init(of controller: PageController) { controller.host = self }

  func appearanceChanged(to appearance: Appearance) { appearances.append(appearance) }
  func toggleFullscreen() {}
  func setScale(_ scale: Double) { scales.append(scale) }
  func setClockSpeed(_ speed: Double) { clockSpeeds.append(speed) }
  func copyPicture() {}

  func copy(_ text: String) -> Bool {
    copied.append(text)
    return true
  }

  func readClipboard(_ body: @escaping (String?) -> Void) { body(nil) }
  func readClipboardPicture(_ body: @escaping ([UInt8]?) -> Void) { body(clipboardPicture) }
  func showFile(at path: String) { shownFiles.append(path) }

  func chooseFile(_ kind: FileKind, _ body: @escaping (FileChoice) -> Void) {
    asked.append(kind)
    answer = body
    onChoose?(body)
  }

  /// The function that waits for the user's choice.
  private(set) var answer: ((FileChoice) -> Void)?

  func tokensFileChanged(to path: String?) { tokensFiles.append(path) }
  func tokensProblemChanged(to problem: String?) { tokensProblems.append(problem) }
  func preferencesChanged() { preferenceChanges += 1 }
  func descriptionHasMistakes(_ error: DescriptionError) { mistakes.append(error) }
}
