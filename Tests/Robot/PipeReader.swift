import Foundation

/// A child's output, read without blocking.
struct PipeReader {
  let file: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true

  init(_ file: Int32) {
    self.file = file
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func drain() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while isOpen {
      let count = read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count < 0 && errno == EINTR {
        continue
      } else if count < 0 && errno == EAGAIN {
        return
      } else {
        isOpen = false
      }
    }
  }

  /// A pipe that children do not inherit.
  static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw RobotError.cannotStart(program: "a pipe", reason: String(cString: strerror(errno)))
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
