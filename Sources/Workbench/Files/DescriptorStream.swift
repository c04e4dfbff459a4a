import Glibc
import Support
import Synchronization

/// A file descriptor to which text is written, with or without a limit of the time that it blocks.
package struct DescriptorStream {
  package enum Timeout: Hashable {
    /// No limit, where signals end the program.
    case endless
    /// Half a second, where a window waits meanwhile.
    case brief
  }

  let descriptor: Int32
  let timeout: Timeout
  /// `PIPE_BUF`: a writable pipe takes this many bytes without blocking.
  private static let pipeUnit = 4096

  package init(descriptor: Int32, timeout: Timeout) {
    (self.descriptor, self.timeout) = (descriptor, timeout)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
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

  /// Throws if the stream is not writable after a time; `nil` is the timeout.
  fileprivate func waitUntilWritable(milliseconds: Int32? = nil) throws(SystemError) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&entry, 1, milliseconds ?? (timeout == .brief ? 500 : -1))
      let error = SystemError.latest
      // Also if the reader has closed the pipe: then the next write fails.
      if count > 0 { return }
      if count == 0 { throw SystemError(ETIMEDOUT) }
      if error.code != EINTR { throw error }
    }
  }
}

/// Standard error; a full pipe delays the window once, then lines are dropped until it is writable.
package final class LogStream: TextOutputStream, Sendable {
  private let descriptor: Int32
  private let isStuck = Atomic(false)

  package init(descriptor: Int32 = STDERR_FILENO) { self.descriptor = descriptor }

  package func write(_ line: String) {
    let stream = DescriptorStream(descriptor: descriptor, timeout: .brief)
    do {
      if isStuck.load(ordering: .relaxed) { try stream.waitUntilWritable(milliseconds: 0) }
      try stream.write(Array(line.utf8))
      isStuck.store(false, ordering: .relaxed)
    } catch {
      isStuck.store(true, ordering: .relaxed)
    }
  }
}

package enum DescriptorLimit {
  /// A window uses 13, and some more while it saves. measured
  private static let needed: UInt = 20

  /// Throws if the limit is too low: system libraries would end the process or leave out text.
  package static func check() throws {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < needed
    else { return }
    throw Failure(
      .internalError,
      "the limit of open files is \(limit.rlim_cur), and \(needed) are needed; run ulimit -n \(needed) first"
    )
  }
}
