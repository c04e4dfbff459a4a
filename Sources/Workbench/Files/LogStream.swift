import Glibc
import Synchronization

/// Standard error; a full pipe delays the window once, then lines are dropped until it is writable.
package final class LogStream: TextOutputStream, Sendable {
  private let descriptor: Int32
  private let isStuck = Atomic(false)

  package init(descriptor: Int32 = STDERR_FILENO) { self.descriptor = descriptor }

  package func write(_ line: String) {
    if isStuck.load(ordering: .relaxed) && !isWritable { return }
    do {
      try DescriptorStream(descriptor: descriptor, timeout: .brief).write(Array(line.utf8))
      isStuck.store(false, ordering: .relaxed)
    } catch {
      isStuck.store(true, ordering: .relaxed)
    }
  }

  private var isWritable: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0
  }
}
