#if Desktop
internal import CDesktop
import Canvas
import Logging

/// The preferences of the settings portal; after it has ended, its last settings stay valid.
@MainActor
final class PortalPreferences {
  static let service = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Empty until the portal has answered.
  private(set) var preferences = DesktopPreferences()

  var onChange: (() -> Void)?

  private let connection: BusConnection
  private let logger: Logger
  private var settings = PortalSettings()
  private lazy var throttle = ChangeThrottle(
    wait: { GLibSource.post(after: Self.interval, $0) },
    report: { [weak self] in self?.settingsChanged() })

  /// Milliseconds between two changes of the preferences: a frame, because each can change the
  /// theme. chosen
  private static let interval: UInt32 = 16

  private var watch: Subscription?
  private var signals: Subscription?
  /// `nil` while the portal does not run.
  private var owner: String?

  init(_ connection: BusConnection, logger: Logger) {
    self.connection = connection
    self.logger = logger
    watch = connection.watch(Self.service, starting: true) { [weak self] owner in
      self?.found(owner)
    }
  }

  isolated deinit {
    signals?.cancel()
    watch?.cancel()
  }

  var isThere: Bool { owner != nil }

  func forget() { (settings, preferences) = (PortalSettings(), DesktopPreferences()) }

  private func settingsChanged() {
    if settings.preferences == preferences { return }
    preferences = settings.preferences
    onChange?()
  }

  private func found(_ owner: String?) {
    self.owner = owner
    signals?.cancel()
    guard let owner else {
      logger.debug("there is no settings portal")
      return
    }
    signals = connection.hear(
      "SettingChanged", of: Self.interface, from: owner, path: Self.path
    ) { [weak self] arguments in
      self?.settings.note(change: arguments)
      self?.throttle.note()
    }
    readAll(from: owner)
  }

  private func readAll(from owner: String) {
    let method = BusMethod(
      service: owner, path: Self.path, interface: Self.interface, name: "ReadAll")
    let names = OpaquePointer.array([
      g_variant_new_string(PortalSettings.appearance), g_variant_new_string(PortalSettings.gnome),
    ])
    connection.call(method, .tuple([names]), answering: "(a{sa{sv}})") {
      [weak self] answer, failure in
      // Ignore answers of an earlier owner.
      guard let self, self.owner == owner else { return }
      if let answer {
        settings = PortalSettings(readAll: answer)
        throttle.note()
      } else {
        logger.debug("the settings portal does not respond", metadata: ["error": "\(failure)"])
      }
    }
  }
}
#endif
