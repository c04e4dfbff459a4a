internal import CLinux
import Canvas
import Glibc

/// Returns unused heap memory to the system, only while idle and much at once, as it takes
/// milliseconds.
@MainActor
struct HeapKeeper {
  /// Bytes; measured: of 75 to 79 MiB after eight minutes of random use, 23 to 34 were holes.
  nonisolated static let step = 8 << 20

  nonisolated static let interval = 5.0

  private let holes: () -> Int?
  private let release: () -> Void
  private var lastCheck: Instant?
  private var least: Int?

  /// `holes` returns the unused bytes; `nil` if they are unknown.
  init(holes: @escaping () -> Int?, release: @escaping () -> Void) {
    self.holes = holes
    self.release = release
  }

  init() {
    self.init(holes: Self.unusedBytes) { _ = malloc_trim(0) }
  }

  mutating func rest(at now: Instant) {
    if let lastCheck, now.seconds(since: lastCheck) < Self.interval { return }
    lastCheck = now
    guard let bytes = holes() else { return }
    guard let least, bytes >= least + Self.step else {
      least = min(bytes, least ?? bytes)
      return
    }
    release()
    self.least = holes()
  }

  private static func unusedBytes() -> Int? {
    guard let resident = residentBytes() else { return nil }
    let heap = mallinfo2()
    return resident - Int(heap.uordblks) - Int(heap.hblkhd)
  }

  private static func residentBytes() -> Int? {
    guard let text = try? Input.text(of: "/proc/self/statm") else { return nil }
    let pages = text.split(separator: " ").map { Int($0) }
    guard pages.count > 2, let all = pages[1], let shared = pages[2] else { return nil }
    return (all - shared) * sysconf(Int32(_SC_PAGESIZE))
  }
}
