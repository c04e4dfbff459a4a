internal import CX11
import Glibc

/// How the process ends where the display library leaves no way back: one sentence on standard
/// error, then code 69.
enum LastWord {
  /// `EX_UNAVAILABLE` of `sysexits.h`.
  static let exitCode: Int32 = 69

  /// A sentence as the program itself would say it, with its name in front.
  static func line(_ sentence: String) -> [UInt8] {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "program"
    return Array("\(name): \(sentence)\n".utf8)
  }

  /// Writes a line to standard error unless that would block; a signal handler may call it.
  static func say(_ line: UnsafeRawBufferPointer) {
    var error = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&error, 1, 0) == 1, error.revents & Int16(POLLOUT) != 0 {
      _ = write(STDERR_FILENO, line.baseAddress, line.count)
    }
  }
}
