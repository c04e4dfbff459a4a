#if Desktop
internal import CDesktop

/// The desktop's file manager, which the session bus starts.
@MainActor
final class FileManagerLink {
  private static let name = "org.freedesktop.FileManager1"
  private static let method = BusMethod(
    service: name, path: "/org/freedesktop/FileManager1", interface: name, name: "ShowItems")

  private let connection: BusConnection

  init(_ connection: BusConnection) {
    self.connection = connection
  }

  /// Shows a file in its folder.
  ///
  /// - Parameters:
  ///   - address: The file, as a URI.
  ///   - body: Called with the reason if the file cannot be shown, else with `nil`.
  func show(_ address: String, _ body: @escaping @MainActor (String?) -> Void) {
    let items = OpaquePointer.array([g_variant_new_string(address)])
    connection.call(
      Self.method, .tuple([items, g_variant_new_string("")]), answering: "()", starting: true
    ) { answer, failure in body(answer == nil ? failure : nil) }
  }
}
#endif
