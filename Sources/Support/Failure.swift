/// An error whose description says what happened and what to do next.
package struct Failure: Error, Hashable, CustomStringConvertible {
  /// The exit codes of `sysexits.h`, and 1 as in `diff`.
  package enum Code: Int32, Hashable {
    /// Pictures differ more than they may.
    case differs = 1
    case badUsage = 64
    case badInput = 65
    /// No display, or a program that is not installed.
    case unavailable = 69
    case internalError = 70
    case cannotWrite = 73
  }

  package var code: Code
  package var message: String

  /// `message` may quote foreign text: control characters are replaced, and long text loses its
  /// middle.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message.onOneLine.withoutMiddle(Self.longest)
  }

  package var description: String { message }

  /// The failure with the file in which it was found.
  package func naming(_ path: String) -> Failure {
    Failure(code, "\(Input.name(of: path)): \(message)")
  }

  /// Characters of a message; more than the longest path with a sentence about it. chosen
  private static let longest = 4500
}
