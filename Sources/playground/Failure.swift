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

  /// - Parameters:
  ///   - code: what the program ends with.
  ///   - message: may quote whatever somebody else wrote: what no line has is replaced, and of what
  ///     is longer than a screen the middle is left out.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message.onOneLine.withoutMiddle(Self.longest)
  }

  static func message(of error: any Error) -> String {
    (error as? Failure)?.message ?? "\(error)"
  }

  /// Characters of a message; more than the longest path with a sentence about it. chosen
  private static let longest = 4500
}
