import Glibc

/// An error of the system.
struct SystemError: Error, Hashable {
  /// An `errno`.
  var code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// The error of the last call; any other call may change it.
  static var latest: SystemError { SystemError(errno) }

  var reason: String {
    switch code {
    // What the system says of these leads nowhere.
    case ENXIO: "nobody reads from it"
    case ETIMEDOUT: "whoever reads from it does not go on"
    default: String(cString: strerror(code))
    }
  }

  func failure(writing name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(reason)")
  }
}
