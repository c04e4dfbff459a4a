import Glibc

package struct SystemError: Error, Hashable {
  var code: Int32

  init(_ code: Int32) { self.code = code }

  static var latest: SystemError { SystemError(errno) }

  var reason: String {
    switch code {
    // The system's texts for these do not help.
    case ENXIO: "no program reads from it"
    case ETIMEDOUT: "the program that reads from it has stopped reading"
    default: String(cString: strerror(code))
    }
  }

  func failure(writing name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(reason)")
  }
}
