import Glibc

/// The folders in which programs keep their own files, as specified by XDG.
package enum UserFolder {
  /// `$XDG_STATE_HOME`, by default `~/.local/state`.
  case state
  /// `$XDG_CACHE_HOME`, by default `~/.cache`.
  case cache

  /// The folder of a program; `nil` if neither the variable nor `HOME` is an absolute path.
  package func path(
    of name: String, environment: (String) -> String? = UserFolder.variable
  ) -> String? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let (variable, folder) =
      switch self {
      case .state: ("XDG_STATE_HOME", "/.local/state")
      case .cache: ("XDG_CACHE_HOME", "/.cache")
      }
    return (absolute(variable) ?? absolute("HOME").map { $0 + folder }).map { $0 + "/" + name }
  }

  /// A variable of the process's environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
