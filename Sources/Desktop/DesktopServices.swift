#if Desktop
public import Canvas
public import Controls
public import Logging

/// Ties a window and its scene to the desktop: screen readers, what the user prefers, and what can be
/// felt.
///
/// ```swift
/// let services = DesktopServices(for: window)
/// services.onPreferencesChange = { preferences in ... }
/// ```
///
/// It begins once the window's first frame is shown, and waits for nothing. Where there is no bus,
/// no portal and nothing to feel, nothing happens; it is said at the level debug.
@MainActor
public final class DesktopServices {
  /// What the user prefers: what the settings portal says, and where it does not, what the window's
  /// settings manager does.
  public private(set) var preferences: DesktopPreferences

  /// Called when ``preferences`` have changed.
  public var onPreferencesChange: ((DesktopPreferences) -> Void)?

  /// What the settings portal alone says; nothing before it has answered.
  public var portalPreferences: DesktopPreferences {
    portal?.preferences ?? DesktopPreferences()
  }

  /// What makes taps be felt; the window's scene has it unless it has its own.
  public var haptics: any Haptics { feedback }

  private let window: Window
  private let logger: Logger
  private let feedback: FeedbackHaptics
  private let source = GLibSource()
  private var accessibility: Accessibility?
  private var portal: PortalPreferences?
  private var fileChooser: PortalFileChooser?

  /// - Parameters:
  ///   - window: whose ``/Canvas/Window/onPreferencesChange`` is taken up.
  ///   - applicationID: the program's name among others, that of its desktop file; nil for the class
  ///     of the window.
  ///   - logger: told what there is not; nil for one that says nothing of it.
  public init(for window: Window, applicationID: String? = nil, logger: Logger? = nil) {
    self.window = window
    self.logger = logger ?? Logger(label: "desktop")
    feedback = FeedbackHaptics(
      applicationID: applicationID ?? window.className.lowercased(), logger: self.logger)
    preferences = window.preferences
    window.onPreferencesChange = { [weak self] _ in self?.settingsChanged() }
    window.afterFirstFrame { [weak self] in self?.begin() }
  }

  isolated deinit {
    window.loop.remove(source)
  }

  private func begin() {
    window.loop.add(source)
    accessibility = Accessibility(window)
    if let scene = window.scene, scene.haptics == nil { scene.haptics = feedback }
    guard SessionBus.isThere else {
      logger.debug("there is no session bus: no portal, and nothing is felt")
      AccessibilityBridge.build(through: nil, logger: logger)
      return
    }
    BusConnection.open { [weak self] connection, failure in
      if let connection {
        self?.opened(connection)
      } else {
        self?.logger.debug("the session bus does not answer", metadata: ["error": "\(failure)"])
      }
    }
  }

  private func opened(_ connection: BusConnection) {
    AccessibilityBridge.build(through: connection, logger: logger)
    feedback.connect(to: connection)
    let portal = PortalPreferences(connection, logger: logger)
    portal.onChange = { [weak self] in self?.changed() }
    self.portal = portal
    fileChooser = PortalFileChooser(connection)
  }

  /// Has the desktop ask the user for a file.
  ///
  /// It is asked in a window of the desktop's own, over this one; the program goes on meanwhile. Who
  /// asks again before there is an answer takes back what was asked before.
  ///
  /// - Parameters:
  ///   - title: of that window.
  ///   - filter: the files that are offered.
  ///   - body: gets what came of it; at once where there is nobody to ask.
  public func chooseFile(
    _ title: String, filter: FileFilter, _ body: @escaping (FileChoice) -> Void
  ) {
    guard let fileChooser else { return body(.unavailable("there is no session bus")) }
    fileChooser.open(title, filter: filter, over: window.id, body)
  }

  private func settingsChanged() {
    // What a portal that is gone has said is older.
    if let portal, !portal.isThere { portal.forget() }
    changed()
  }

  private func changed() {
    let wanted = portalPreferences.filled(from: window.preferences)
    if wanted == preferences { return }
    preferences = wanted
    onPreferencesChange?(wanted)
  }
}
#endif
