import Glibc

struct DescriptorStream {
  enum Timeout: Hashable {
    /// No limit, where signals end the program.
    case endless
    /// Half a second, where a window waits meanwhile.
    case brief
  }

  let descriptor: Int32
  let timeout: Timeout

  /// `PIPE_BUF`: a writable pipe takes this many bytes without blocking.
  private static let pipeUnit = 4096

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if timeout == .brief { try waitUntilWritable() }
      let length = timeout == .brief ? min(rest.count, Self.pipeUnit) : rest.count
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, length) }
      let error = SystemError.latest
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if error.code == EAGAIN {
        // Another process made the shared file nonblocking.
        try waitUntilWritable()
      } else if error.code != EINTR {
        throw error
      }
    }
  }

  private func waitUntilWritable() throws(SystemError) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&entry, 1, timeout == .brief ? 500 : -1)
      let error = SystemError.latest
      // Also if the reader has closed the pipe: then the next write fails.
      if count > 0 { return }
      if count == 0 { throw SystemError(ETIMEDOUT) }
      if error.code != EINTR { throw error }
    }
  }
}
