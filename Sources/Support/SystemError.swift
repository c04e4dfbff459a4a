import Glibc

/// An error number of the C library.
package struct SystemError: Error, Hashable {
  package var code: Int32

  package init(_ code: Int32) { self.code = code }

  package static var latest: SystemError { SystemError(errno) }

  package var reason: String {
    switch code {
    // The system's texts for these do not help.
    case ENXIO: "no program reads from it"
    case ETIMEDOUT: "the program that reads from it has stopped reading"
    default: String(cString: strerror(code))
    }
  }

  package func failure(writing name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(reason)")
  }
}
