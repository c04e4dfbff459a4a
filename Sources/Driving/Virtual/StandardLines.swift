import Canvas
import Controls
import Glibc
import Support
import Workbench

/// Requests on standard input, and replies on standard output.
package enum StandardLines {
  /// Answers each request of standard input.
  ///
  /// Replies are written before the input is waited for. Returns when the input ends, when a
  /// condition fails, or when nobody reads the replies.
  @MainActor
  package static func serve(
    while isWanted: () -> Bool, _ result: (DriveRequest) throws(DriveError) -> JSON
  ) throws {
    var buffer = LineBuffer()
    var replies: [UInt8] = []
    let output = DescriptorStream(descriptor: STDOUT_FILENO, timeout: .endless)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var hasEnded = false
    while !hasEnded && isWanted() {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      let error = SystemError.latest
      if count < 0 {
        if error.code == EINTR { continue }
        throw Failure(.badInput, "cannot read standard input: \(error.reason)")
      }
      hasEnded = count == 0
      buffer.append(chunk[..<count])
      while isWanted(), let line = buffer.next() ?? (hasEnded ? buffer.rest() : nil) {
        if let reply = DriveRequest.reply(to: line, result) { replies += reply.line }
        if replies.count >= chunk.count, try !write(&replies, to: output) { return }
      }
      if try !write(&replies, to: output) { return }
    }
  }

  /// Returns `false` if nobody reads.
  private static func write(_ bytes: inout [UInt8], to output: DescriptorStream) throws -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    do throws(SystemError) { try output.write(bytes) } catch {
      // A closed pipe or socket, and a stream that was closed from the start.
      if [EPIPE, ECONNRESET, EBADF].contains(error.code) { return false }
      throw error.failure(writing: "standard output")
    }
    return true
  }
}
