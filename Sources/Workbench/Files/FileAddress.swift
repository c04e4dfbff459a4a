internal import CPango
import Canvas
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

extension UserFolder {
  /// The folder of the user's pictures; `nil` if there is none.
  ///
  /// - Parameter configured: The folder of the desktop (`XDG_PICTURES_DIR` in `user-dirs.dirs`).
  ///   The home folder stands for none.
  static func pictures(
    configured: String? = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map {
      String(cString: $0)
    }, environment: (String) -> String? = UserFolder.variable
  ) -> String? {
    let home = environment("HOME")
    let folders = [configured, home.map { $0 + "/Pictures" }].compactMap { $0 }
    return folders.first { $0 != home && Folder.exists(at: $0) }
  }
}
