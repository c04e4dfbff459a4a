internal import CX11
import Glibc

/// Ends the process with a message and exit code 69 where the display library cannot recover.
enum FatalExit {
  /// `EX_UNAVAILABLE` of `sysexits.h`.
  static let exitCode: Int32 = 69

  static func line(_ sentence: String) -> [UInt8] {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "program"
    return Array("\(name): \(sentence)\n".utf8)
  }

  /// Writes to standard error unless that would block; can be called in signal handlers.
  static func report(_ line: UnsafeRawBufferPointer) {
    var error = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 {
      _ = write(STDERR_FILENO, line.baseAddress, line.count)
    }
  }
}
