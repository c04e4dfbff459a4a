import Glibc

package struct SystemError: Error, Hashable {
  var code: Int32

  init(_ code: Int32) { self.code = code }

  static var latest: SystemError { SystemError(errno) }

  var reason: String {
    switch code {
    // The system's texts for these do not help.
    case ENXIO: "nobody reads from it"
    case ETIMEDOUT: "whoever reads from it does not go on"
    default: String(cString: strerror(code))
    }
  }

  func failure(writing name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(reason)")
  }
}
