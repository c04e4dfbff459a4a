internal import CLinux
import Glibc

/// The processors on which the system may run a thread.
struct ProcessorSet: Equatable {
  private var set = cpu_set_t()
  private static let byteCount = MemoryLayout<cpu_set_t>.size

  /// The set of the calling thread; `nil` if the system does not tell.
  init?() {
    if sched_getaffinity(0, Self.byteCount, &set) != 0 { return nil }
  }

  /// The number of processors.
  var count: Int {
    withUnsafeBytes(of: set) { bytes in bytes.reduce(0) { $0 + $1.nonzeroBitCount } }
  }

  /// The set without the processor on which the calling thread runs; `nil` if none is left.
  var others: ProcessorSet? {
    var others = self
    let current = Int(sched_getcpu())
    withUnsafeMutableBytes(of: &others.set) { bytes in
      if bytes.indices.contains(current / 8) { bytes[current / 8] &= ~(1 << (current % 8)) }
    }
    return others.count > 0 ? others : nil
  }

  /// Restricts the calling thread to the set.
  func apply() {
    var set = set
    sched_setaffinity(0, Self.byteCount, &set)
  }

  /// Restricts the threads that are created with attributes to the set.
  func apply(to attributes: inout pthread_attr_t) {
    var set = set
    pthread_attr_setaffinity_np(&attributes, Self.byteCount, &set)
  }

  static func == (one: ProcessorSet, other: ProcessorSet) -> Bool {
    withUnsafeBytes(of: one.set) { one in
      withUnsafeBytes(of: other.set) { other in one.elementsEqual(other) }
    }
  }
}
