import Glibc

/// An open file that bytes are written to.
struct DescriptorStream {
  /// The longest time to wait for a reader.
  enum Patience: Hashable {
    /// No limit, where signals end the program.
    case endless
    /// Half a second, where a window waits meanwhile.
    case brief

    /// ms, as `poll` takes it.
    var milliseconds: Int32 {
      switch self {
      case .endless: -1
      case .brief: 500
      }
    }
  }

  let descriptor: Int32
  let patience: Patience

  /// A pipe that can be written to at all takes so many bytes at once, POSIX's least `PIPE_BUF` on
  /// this system.
  private static let pipeUnit = 4096

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if patience == .brief { try waitUntilWritable() }
      let length = patience == .brief ? min(rest.count, Self.pipeUnit) : rest.count
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, length) }
      let error = SystemError.latest
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if error.code == EAGAIN {
        // Somebody else has made a file that we share one that does not block.
        try waitUntilWritable()
      } else if error.code != EINTR {
        throw error
      }
    }
  }

  private func waitUntilWritable() throws(SystemError) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&entry, 1, patience.milliseconds)
      let error = SystemError.latest
      // A reader that has gone counts as well: the next call says so.
      if count > 0 { return }
      if count == 0 { throw SystemError(ETIMEDOUT) }
      if error.code != EINTR { throw error }
    }
  }
}
