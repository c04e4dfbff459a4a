#if Desktop
internal import CDesktop
import Canvas
import Glibc

/// The file chooser of the desktop's portal, which answers at once with a request object, and
/// reports the choice by a signal of that object.
@MainActor
final class PortalFileChooser {
  private static let service = PortalPreferences.service
  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let request = "org.freedesktop.portal.Request"

  private let connection: BusConnection
  private var count = 0
  private var signals: Subscription?
  private var watch: Subscription?
  private var answer: ((FileChoice) -> Void)?

  init(_ connection: BusConnection) {
    self.connection = connection
  }

  isolated deinit {
    signals?.cancel()
    watch?.cancel()
  }

  /// Shows the file chooser over a window with an X ID, `nil` for none, and cancels an earlier
  /// request.
  func open(
    _ title: String, filter: FileFilter, over window: UInt?,
    _ body: @escaping (FileChoice) -> Void
  ) {
    finish(.canceled)
    answer = body
    count += 1
    let number = count
    let token = "controls\(getpid())_\(number)"
    // Observe before calling, because the response can arrive before the answer.
    if let path = requestPath(token) { hear(path) }
    let method = BusMethod(
      service: Self.service, path: PortalPreferences.path, interface: Self.interface,
      name: "OpenFile")
    let arguments = Self.arguments(
      window.map { "x11:" + String($0, radix: 16) } ?? "", title, filter, token)
    connection.call(method, arguments, answering: "(o)", starting: true) {
      [weak self] answer, failure in
      // Ignore answers to earlier requests.
      guard let self, count == number, self.answer != nil else { return }
      guard let answer else { return finish(.unavailable(failure)) }
      let path = answer.text(at: 0)
      // Portals before 0.9 choose other paths.
      if path != requestPath(token) { hear(path) }
      watchPortal()
    }
  }

  private func requestPath(_ token: String) -> String? {
    guard let name = connection.name else { return nil }
    let sender = String(name.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 })
    return "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
  }

  private func hear(_ path: String) {
    signals?.cancel()
    signals = connection.hear(
      "Response", of: Self.request, from: Self.service, path: path
    ) { [weak self] arguments in
      if let choice = FileChoice(response: arguments) { self?.finish(choice) }
    }
  }

  /// Observes the end of the portal, which closes its window.
  private func watchPortal() {
    watch?.cancel()
    watch = connection.watch(Self.service, starting: false) { [weak self] owner in
      if owner == nil { self?.finish(.unavailable("the portal has exited")) }
    }
  }

  private func finish(_ choice: FileChoice) {
    signals?.cancel()
    watch?.cancel()
    let answer = answer
    self.answer = nil
    answer?(choice)
  }

  // MARK: Arguments

  private static func arguments(
    _ parent: String, _ title: String, _ filter: FileFilter, _ token: String
  ) -> OpaquePointer {
    let pattern = OpaquePointer.tuple([
      g_variant_new_uint32(0), g_variant_new_string(filter.pattern),
    ])
    let offered = OpaquePointer.tuple([g_variant_new_string(filter.name), .array([pattern])])
    let options = OpaquePointer.array([
      entry("handle_token", g_variant_new_string(token)),
      entry("modal", g_variant_new_boolean(1)),
      entry("filters", .array([offered])),
    ])
    return .tuple([g_variant_new_string(parent), g_variant_new_string(title), options])
  }

  private static func entry(_ key: String, _ value: OpaquePointer) -> OpaquePointer {
    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
  }
}
#endif
