internal import CX11
import Dispatch
import Glibc

/// A thread on which a loop sleeps while the main actor runs other tasks.
@MainActor
final class SleepingThread {
  private let queue = DispatchQueue(label: "event loop")
  /// An event that ends the sleep; -1 if the process has no descriptors left.
  private let descriptor = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
  private var isAsleep = false

  deinit { if descriptor >= 0 { close(descriptor) } }

  func sleep(_ wait: EventWait) async -> EventWait {
    var wait = wait
    wait.watch(descriptor)
    isAsleep = true
    let answer = await withCheckedContinuation { [queue, wait] continuation in
      queue.async {
        var wait = wait
        wait.sleep()
        continuation.resume(returning: wait)
      }
    }
    isAsleep = false
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    return answer
  }

  func wake() {
    if !isAsleep { return }
    isAsleep = false
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
  }
}
