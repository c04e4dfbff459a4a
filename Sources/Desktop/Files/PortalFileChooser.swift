#if Desktop
internal import CDesktop
import Canvas
import Glibc

/// Has the desktop's portal ask the user for a file, in a window of the desktop's own.
///
/// A portal answers at once with an object that stands for the request, and tells by a signal of that
/// object what the user did.
@MainActor
final class PortalFileChooser {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let request = "org.freedesktop.portal.Request"

  private let connection: BusConnection
  private var count = 0
  private var signals: Subscription?
  private var watch: Subscription?
  /// Who waits for the answer.
  private var answer: ((FileChoice) -> Void)?

  init(_ connection: BusConnection) {
    self.connection = connection
  }

  isolated deinit {
    signals?.cancel()
    watch?.cancel()
  }

  /// Asks; who has asked before hears that the user does not want to any more.
  ///
  /// - Parameters:
  ///   - title: of the portal's window.
  ///   - filter: the files that are offered first.
  ///   - window: by its X id, that the portal's stands before.
  ///   - body: gets what came of it.
  func open(
    _ title: String, filter: FileFilter, over window: UInt,
    _ body: @escaping (FileChoice) -> Void
  ) {
    finish(.cancelled)
    answer = body
    count += 1
    let number = count
    let token = "controls\(getpid())_\(number)"
    // It may answer before it has said what the request is called.
    if let path = requestPath(token) { hear(path) }
    let method = BusMethod(
      service: Self.service, path: Self.path, interface: Self.interface, name: "OpenFile")
    let arguments = Self.arguments("x11:" + String(window, radix: 16), title, filter, token)
    connection.call(method, arguments, answering: "(o)", starting: true) {
      [weak self] answer, failure in
      // A later one has been asked for since.
      guard let self, count == number, self.answer != nil else { return }
      guard let answer else { return finish(.unavailable(failure)) }
      let path = answer.text(at: 0)
      // Portals before 0.9 name it as they like.
      if path != requestPath(token) { hear(path) }
      watchPortal()
    }
  }

  /// What the request is called.
  private func requestPath(_ token: String) -> String? {
    guard let name = connection.name else { return nil }
    let sender = String(name.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 })
    return "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
  }

  private func hear(_ path: String) {
    signals?.cancel()
    signals = connection.hear(
      "Response", of: Self.request, from: Self.service, path: path
    ) { [weak self] arguments in self?.take(arguments) }
  }

  /// A portal that goes takes its window along.
  private func watchPortal() {
    watch?.cancel()
    watch = connection.watch(Self.service, starting: false) { [weak self] owner in
      if owner == nil { self?.finish(.unavailable("the portal is gone")) }
    }
  }

  private func take(_ arguments: OpaquePointer) {
    if let choice = FileChoice(response: arguments) { finish(choice) }
  }

  private func finish(_ choice: FileChoice) {
    signals?.cancel()
    signals = nil
    watch?.cancel()
    watch = nil
    let answer = answer
    self.answer = nil
    answer?(choice)
  }

  // MARK: Arguments

  private static func arguments(
    _ parent: String, _ title: String, _ filter: FileFilter, _ token: String
  ) -> OpaquePointer {
    let pattern = tuple([g_variant_new_uint32(0), g_variant_new_string(filter.pattern)])
    let patterns = list([pattern])
    let offered = tuple([g_variant_new_string(filter.name), patterns])
    let options = list([
      entry("handle_token", g_variant_new_string(token)),
      entry("modal", g_variant_new_boolean(1)),
      entry("filters", list([offered])),
    ])
    return tuple([g_variant_new_string(parent), g_variant_new_string(title), options])
  }

  private static func tuple(_ parts: [OpaquePointer?]) -> OpaquePointer {
    var parts = parts
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }

  private static func list(_ parts: [OpaquePointer?]) -> OpaquePointer {
    var parts = parts
    return g_variant_new_array(nil, &parts, gsize(parts.count))
  }

  private static func entry(_ key: String, _ value: OpaquePointer) -> OpaquePointer {
    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
  }
}
#endif
