internal import CX11
import Dispatch
import Glibc

/// Where a loop sleeps while its actor has something else to do.
@MainActor
final class SleepingThread {
  private let queue = DispatchQueue(label: "event loop")
  /// Readable once somebody wants it to wake; without it, as in a process that has no descriptors
  /// left, only what is waited for ends a sleep.
  private let descriptor = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
  private var isAsleep = false

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Sleeps as a wait has it; the wait, with what has come.
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

  /// Ends the sleep that is under way, if there is one.
  func wake() {
    if !isAsleep { return }
    isAsleep = false
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
  }
}
