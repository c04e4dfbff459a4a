#if Desktop
import Glibc

/// Whether there is a session bus; the libraries would start one that outlives the program.
enum SessionBus {
  /// `read` returns an environment variable; `exists` is whether a file exists.
  static func isThere(read: (String) -> String?, exists: (String) -> Bool) -> Bool {
    if let address = read("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address != "disabled:"
    }
    guard let folder = read("XDG_RUNTIME_DIR"), !folder.isEmpty else { return false }
    return exists("\(folder)/bus")
  }

  static var isThere: Bool {
    isThere(
      read: { getenv($0).map { String(cString: $0) } }, exists: { access($0, F_OK) == 0 })
  }
}
#endif
