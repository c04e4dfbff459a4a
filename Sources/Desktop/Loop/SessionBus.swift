#if Desktop
import Glibc

/// Whether there is a bus of the user's session to talk to.
///
/// Asked for a bus that nobody has started, the libraries start one, which outlives the program.
enum SessionBus {
  /// - Parameters:
  ///   - read: a variable of the environment; nil if it is not set.
  ///   - exists: whether there is a file of that name.
  static func isThere(read: (String) -> String?, exists: (String) -> Bool) -> Bool {
    if let address = read("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address != "disabled:"
    }
    guard let folder = read("XDG_RUNTIME_DIR"), !folder.isEmpty else { return false }
    return exists("\(folder)/bus")
  }

  /// As the process's environment has it.
  static var isThere: Bool {
    isThere(
      read: { getenv($0).map { String(cString: $0) } }, exists: { access($0, F_OK) == 0 })
  }
}
#endif
