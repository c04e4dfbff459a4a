#if Desktop
internal import CDesktop
import Canvas
import Logging

/// Follows the settings portal, which may start late, go and come back.
///
/// While it is away what it has said last goes on counting: the user has not changed their mind.
@MainActor
final class PortalPreferences {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// What it says; nothing before it has answered.
  private(set) var preferences = DesktopPreferences() {
    didSet { if preferences != oldValue { onChange?() } }
  }

  /// Called when ``preferences`` have changed.
  var onChange: (() -> Void)?

  private let connection: BusConnection
  private let logger: Logger
  private var settings = PortalSettings()
  private var watch: Subscription?
  private var signals: Subscription?
  /// Nil while nobody is there.
  private var owner: String?

  /// Asks at once, and starts a portal that is installed.
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

  /// Whether somebody would say if the user changed their mind.
  var isThere: Bool { owner != nil }

  /// What was said does not count any more.
  func forget() {
    settings = PortalSettings()
    preferences = settings.preferences
  }

  private func found(_ owner: String?) {
    self.owner = owner
    signals?.cancel()
    signals = nil
    guard let owner else {
      logger.debug("there is no settings portal")
      return
    }
    signals = connection.hear(
      "SettingChanged", of: Self.interface, from: owner, path: Self.path
    ) { [weak self] arguments in self?.changed(arguments) }
    readAll(from: owner)
  }

  private func readAll(from owner: String) {
    let method = BusMethod(
      service: owner, path: Self.path, interface: Self.interface, name: "ReadAll")
    let names = [
      g_variant_new_string(PortalSettings.appearance), g_variant_new_string(PortalSettings.gnome),
    ]
    var arguments: [OpaquePointer?] = [g_variant_new_array(nil, names, gsize(names.count))]
    let tuple: OpaquePointer = g_variant_new_tuple(&arguments, 1)
    connection.call(method, tuple, answering: "(a{sa{sv}})") { [weak self] answer, failure in
      // A later one has been asked since.
      guard let self, self.owner == owner else { return }
      if let answer {
        take(answer)
      } else {
        logger.debug("the settings portal does not answer", metadata: ["error": "\(failure)"])
      }
    }
  }

  private func take(_ answer: OpaquePointer) {
    settings = PortalSettings(readAll: answer)
    preferences = settings.preferences
  }

  private func changed(_ arguments: OpaquePointer) {
    settings.note(change: arguments)
    preferences = settings.preferences
  }
}
#endif
