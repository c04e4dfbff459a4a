import Glibc
import Synchronization

/// Standard error as the log writes to it.
///
/// A pipe that is full and that nobody reads holds the window up once; from then on lines are left
/// out until it takes one again.
final class LogStream: TextOutputStream, Sendable {
  private let descriptor: Int32
  private let isStuck = Atomic(false)

  init(descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
  }

  func write(_ line: String) {
    if isStuck.load(ordering: .relaxed) && !isWritable { return }
    do {
      try DescriptorStream(descriptor: descriptor, patience: .brief).write(Array(line.utf8))
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
