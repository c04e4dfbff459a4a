import Testing

extension ExitTest.Result {
  /// The text on standard error of a process that ended in a trap.
  var text: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
