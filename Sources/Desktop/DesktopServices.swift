#if Desktop
internal import CDesktop
public import Canvas
public import Controls
public import Logging

/// Connects a scene to the desktop: assistive technologies, preferences and haptics.
///
/// ```swift
/// let services = DesktopServices(for: window)  // keep a reference as long as the window
/// scene.followPreferences(of: services)
/// ```
///
/// Services of a window start after its first frame, and keep the window alive. Missing services
/// are logged at the level debug.
@MainActor
public final class DesktopServices {
  /// The user's preferences, from the settings portal or else from the window's settings manager.
  public private(set) var preferences: DesktopPreferences

  /// Called when ``preferences`` have changed.
  ///
  /// `Scene.followPreferences(of:adjusting:)` also applies the first ones.
  public var onPreferencesChange: ((DesktopPreferences) -> Void)?

  /// The preferences of the settings portal alone; empty until it has answered.
  public var portalPreferences: DesktopPreferences {
    portal?.preferences ?? DesktopPreferences()
  }

  /// The haptics of the device, used by the scene unless it has its own.
  public var haptics: any Haptics { feedback }

  private var followers: [() -> Bool] = []
  private let window: Window?
  private let site: any AccessibleSite
  private let logger: Logger
  private let feedback: FeedbackHaptics
  private let source = GLibSource()
  private var tree: AccessibleTree?
  private var portal: PortalPreferences?
  private var fileChooser: PortalFileChooser?
  private var connection: BusConnection?

  /// Creates services, and sets the window's ``/Canvas/Window/onPreferencesChange``.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - applicationID: The name of the program's desktop file; `nil` for the window's class.
  ///   - logger: Logs missing services; `nil` for a default logger.
  public init(for window: Window, applicationID: String? = nil, logger: Logger? = nil) {
    self.window = window
    site = window
    self.logger = logger ?? Logger(label: "desktop")
    feedback = FeedbackHaptics(
      applicationID: applicationID ?? window.className.lowercased(), logger: self.logger)
    preferences = window.preferences
    window.onPreferencesChange = { [weak self] _ in self?.settingsChanged() }
    window.afterFirstFrame { [weak self] in self?.begin() }
  }

  /// Creates services for a scene in another toolkit's window; see ``/Controls/SceneHost``.
  ///
  /// The services start at once. GLib's main loop has to run on the main thread, as it does in a
  /// GTK program, and serves them.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - title: The window's title, for assistive technologies.
  ///   - applicationID: The name of the program's desktop file.
  ///   - logger: Logs missing services; `nil` for a default logger.
  ///   - origin: Returns the scene's top left corner on the screen, in points; `nil` if it is
  ///     unknown, as in Wayland.
  public init(
    for scene: Scene, title: String, applicationID: String, logger: Logger? = nil,
    origin: @escaping () -> Point? = { nil }
  ) {
    window = nil
    site = ForeignSite(scene, title: title, origin: origin)
    self.logger = logger ?? Logger(label: "desktop")
    feedback = FeedbackHaptics(applicationID: applicationID, logger: self.logger)
    preferences = DesktopPreferences()
    GLibSource.useMainLoop()
    begin()
  }

  isolated deinit {
    window?.loop.remove(source)
    if window == nil { tree?.windowClosed() }
  }

  /// Notes whether the other toolkit's window around the scene is active, as it is at first.
  ///
  /// A ``/Canvas/Window`` knows it without this.
  public func setActive(_ isActive: Bool) {
    guard let site = site as? ForeignSite, site.isActive != isActive else { return }
    site.isActive = isActive
    tree?.activityChanged()
  }

  private func begin() {
    if let scene = site.scene, scene.haptics == nil { scene.haptics = feedback }
    let hasBus = SessionBus.isThere
    if !hasBus { logger.debug("there is no session bus: no portals and no haptic feedback") }
    // Otherwise GLib would be loaded for nothing.
    guard hasBus || AccessibilityBridge.hasAddress else { return }
    if let window { source.add(to: window.loop) }
    let tree = AccessibleTree(site)
    AccessibleApplication.shared.add(tree)
    window?.observer = tree
    self.tree = tree
    if !hasBus { return AccessibilityBridge.build(through: nil, logger: logger) }
    BusConnection.open { [weak self] connection, failure in
      if let connection {
        self?.opened(connection)
      } else {
        self?.logger.debug("the session bus does not respond", metadata: ["error": "\(failure)"])
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
    self.connection = connection
  }

  /// Shows the desktop's file chooser over the window.
  ///
  /// A second call cancels the first one.
  ///
  /// - Parameters:
  ///   - title: The chooser's title.
  ///   - filter: The files to show.
  ///   - body: Called with the result; at once if no chooser is available.
  public func chooseFile(
    _ title: String, filter: FileFilter, _ body: @escaping (FileChoice) -> Void
  ) {
    guard let fileChooser else { return body(.unavailable("there is no session bus")) }
    fileChooser.open(title, filter: filter, over: window?.id, body)
  }

  /// Shows a file in its folder, in the desktop's file manager.
  ///
  /// - Parameters:
  ///   - address: The file, as a URI.
  ///   - body: Called with the reason if the file cannot be shown, else with `nil`.
  package func showFile(_ address: String, _ body: @escaping @MainActor (String?) -> Void) {
    guard let connection else { return body("there is no session bus") }
    let items = OpaquePointer.array([g_variant_new_string(address)])
    connection.call(
      Self.showItems, .tuple([items, g_variant_new_string("")]), answering: "()", starting: true
    ) { answer, failure in body(answer == nil ? failure : nil) }
  }

  private static let showItems = BusMethod(
    service: "org.freedesktop.FileManager1", path: "/org/freedesktop/FileManager1",
    interface: "org.freedesktop.FileManager1", name: "ShowItems")

  private func settingsChanged() {
    // The settings of a portal that has ended are outdated.
    if let portal, !portal.isThere { portal.forget() }
    changed()
  }

  private func changed() {
    let wanted = portalPreferences.filled(from: window?.preferences ?? DesktopPreferences())
    if wanted == preferences { return }
    preferences = wanted
    followers.removeAll { isFollowing in !isFollowing() }
    onPreferencesChange?(wanted)
  }

  fileprivate func add(_ follower: Scene, adjusting adjust: @escaping (inout Theme) -> Void) {
    follower.apply(preferences, animated: false, adjusting: adjust)
    followers.append { [weak self, weak follower] in
      guard let self, let follower else { return false }
      follower.apply(preferences, adjusting: adjust)
      return true
    }
  }
}

extension Scene {
  /// Applies the preferences of desktop services now and whenever they change.
  ///
  /// Appearance, accent color and contrast determine the theme; see
  /// ``/Controls/Scene/apply(_:animated:adjusting:)``. The current preferences apply without a
  /// cross-fade.
  ///
  /// - Parameters:
  ///   - services: The services, which the scene does not keep alive.
  ///   - adjust: Changes each theme before it applies, for the app's own colors.
  public func followPreferences(
    of services: DesktopServices, adjusting adjust: @escaping (inout Theme) -> Void = { _ in }
  ) { services.add(self, adjusting: adjust) }
}
#endif
