internal import CMemory
import Canvas
import Glibc

/// Returns unused heap memory to the system.
///
/// Pages, recordings and pictures leave holes in the heap, which the C library keeps. Returning and
/// reusing them costs milliseconds, so it is done while idle, and only once there are many.
@MainActor
struct HeapKeeper {
  /// Bytes by which the holes grow before it is worth its time.
  ///
  /// measured: of 75 to 79 MiB after eight minutes of anything at all, 23 to 34 were holes.
  nonisolated static let step = 8 << 20

  /// Seconds between two checks.
  nonisolated static let interval = 5.0

  private let holes: () -> Int?
  private let giveBack: () -> Void
  private var lastLook: Instant?
  /// Bytes of holes that were left the last time, or fewer since.
  private var least: Int?

  /// Creates a keeper; `holes` returns the unused bytes in memory, or `nil` if they are unknown.
  init(holes: @escaping () -> Int?, giveBack: @escaping () -> Void) {
    self.holes = holes
    self.giveBack = giveBack
  }

  init() {
    self.init(holes: Self.unusedBytes) { _ = malloc_trim(0) }
  }

  mutating func rest(at now: Instant) {
    if let lastLook, now.seconds(since: lastLook) < Self.interval { return }
    lastLook = now
    guard let bytes = holes() else { return }
    guard let least, bytes >= least + Self.step else {
      least = min(bytes, least ?? bytes)
      return
    }
    giveBack()
    self.least = holes()
  }

  /// Resident bytes that no allocation uses: holes of the heap, and memory outside the heap.
  private static func unusedBytes() -> Int? {
    guard let resident = residentBytes() else { return nil }
    let heap = mallinfo2()
    return resident - Int(heap.uordblks) - Int(heap.hblkhd)
  }

  /// Resident bytes without shared memory.
  private static func residentBytes() -> Int? {
    guard let text = try? Input.text(of: "/proc/self/statm") else { return nil }
    // All of it, what is in memory, and what of that is shared, in pages.
    let pages = text.split(separator: " ").map { Int($0) }
    guard pages.count > 2, let all = pages[1], let shared = pages[2] else { return nil }
    return (all - shared) * sysconf(Int32(_SC_PAGESIZE))
  }
}
