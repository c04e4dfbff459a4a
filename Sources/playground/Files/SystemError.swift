import Glibc

/// Why the system refused something.
struct SystemError: Error, Hashable {
  /// An `errno`.
  var code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// Of the call that has just failed; any other call may change it.
  static var latest: SystemError { SystemError(errno) }

  var reason: String {
    switch code {
    // What the system says of these leads nowhere.
    case ENXIO: "nobody reads from it"
    case ETIMEDOUT: "whoever reads from it does not go on"
    default: String(cString: strerror(code))
    }
  }

  /// What the command line promises for a file that cannot be written.
  func failure(writing name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(reason)")
  }
}
