/// Why the program ends early: one sentence that says what to do, and the exit code.
struct Failure: Error, Hashable {
  /// The codes of `sysexits.h` that the command line promises.
  enum Code: Int32, Hashable {
    case badUsage = 64
    case badInput = 65
    case noDisplay = 69
    case internalError = 70
    case cannotWrite = 73
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
