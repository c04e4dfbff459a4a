import Glibc
import Synchronization

/// Lets the system provide the pages of a window's pixels on other threads, while the calling thread
/// prepares the first frame: this takes longer than painting them.
final class PageProvision: PooledWork {
  /// The number of bytes for one call, which is short because other calls that change the memory of
  /// the process wait for it. chosen
  private static let portion = 1 << 16

  /// `MADV_POPULATE_WRITE`, which Linux has since 5.14; otherwise painting provides the pages.
  private static let populate: Int32 = 23

  private let store: PixelStore
  private let next = Atomic(0)

  init(of store: PixelStore) { self.store = store }

  func work(as index: Int) {
    let size = store.bytesPerRow * store.height
    while true {
      let start = next.wrappingAdd(Self.portion, ordering: .relaxed).oldValue
      if start >= size { return }
      if madvise(store.memory + start, min(Self.portion, size - start), Self.populate) != 0 {
        return
      }
    }
  }
}
