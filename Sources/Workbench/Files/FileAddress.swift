internal import CPango
import Support

/// File URLs, which GLib reads and writes.
enum FileAddress {
  private static let shownLength = 80

  static func path(
    of address: String, host: String = String(cString: g_get_host_name())
  ) throws -> String {
    func failure(_ expected: String) -> Failure {
      let isLong = address.count > shownLength
      let shown = String(address.prefix(shownLength)) + (isLong ? "…" : "")
      return Failure(.badInput, "\(shown): \(expected)")
    }
    let scheme = "file:"
    guard address.prefix(scheme.count).lowercased() == scheme else {
      throw failure("expected a file on this computer")
    }
    var owner: UnsafeMutablePointer<gchar>?
    guard let bytes = g_filename_from_uri(address, &owner, nil) else {
      throw failure("expected a file URL")
    }
    defer {
      g_free(bytes)
      g_free(owner)
    }
    let name = owner.map { String(cString: $0).lowercased() } ?? ""
    guard ["", "localhost", host.lowercased()].contains(name) else {
      throw failure("expected a file on this computer")
    }
    guard let path = String(validatingCString: bytes) else { throw failure("expected a file URL") }
    return path
  }

  static func address(of path: String) -> String {
    guard let address = g_filename_to_uri(path, nil, nil) else { return "" }
    defer { g_free(address) }
    return String(cString: address)
  }
}
