import Glibc

/// The folder in which programs keep their state, as specified by XDG.
package enum UserFolder {
  /// The folder of a program in `$XDG_STATE_HOME`, which is `~/.local/state` by default.
  ///
  /// `nil` if neither the variable nor `HOME` is an absolute path, and for `/dev/null`, in which
  /// programs keep no state.
  package static func state(
    of name: String, environment: (String) -> String? = UserFolder.variable
  ) -> String? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME").map { $0 + "/.local/state" }
    guard let folder = absolute("XDG_STATE_HOME") ?? home, folder != "/dev/null" else { return nil }
    return folder + "/" + name
  }

  /// A variable of the process's environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
