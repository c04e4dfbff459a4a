import Glibc
import Synchronization

/// Lets the system provide the pages of a window's pixels on other threads, while the calling
/// thread prepares the first frame: this takes longer than painting them.
final class PageProvision: PooledWork {
  /// The number of bytes for one call, which is short because other calls that change the memory of
  /// the process wait for it. chosen
  private static let portion = 1 << 16

  /// `MADV_POPULATE_WRITE`, which Linux has since 5.14; otherwise painting provides the pages.
  private static let populate: Int32 = 23

  // The content is not changed, so the memory may even be released meanwhile.
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int
  private let next = Atomic(0)

  init(of store: PixelStore) {
    memory = store.memory
    byteCount = store.bytesPerRow * store.height
  }

  func work(as index: Int) {
    while true {
      let start = next.wrappingAdd(Self.portion, ordering: .relaxed).oldValue
      if start >= byteCount { return }
      let count = min(Self.portion, byteCount - start)
      if madvise(memory + start, count, Self.populate) != 0 { return }
      // The display may wait for this processor.
      sched_yield()
    }
  }
}
