/// The processor use of threads.
struct Usage: Hashable, Codable, Sendable {
  /// In milliseconds.
  var processorTime = 0.0
  /// The number of voluntary context switches, each of which leads to a wakeup.
  var voluntarySwitches = 0

  static func + (left: Usage, right: Usage) -> Usage {
    Usage(
      processorTime: left.processorTime + right.processorTime,
      voluntarySwitches: left.voluntarySwitches + right.voluntarySwitches)
  }
}

/// The processor use of each thread so far, by thread ID.
struct Snapshot: Hashable, Sendable {
  let threads: [Int32: Usage]

  /// The total use of the threads that still run.
  var total: Usage { threads.values.reduce(Usage(), +) }

  /// The use since an earlier snapshot, without threads that have exited.
  func since(_ earlier: Snapshot) -> Usage {
    threads.reduce(Usage()) { sum, thread in
      let before = earlier.threads[thread.key] ?? Usage()
      return sum
        + Usage(
          processorTime: thread.value.processorTime - before.processorTime,
          voluntarySwitches: thread.value.voluntarySwitches - before.voluntarySwitches)
    }
  }
}

/// The memory, threads and processes of a process tree.
struct Memory: Hashable, Codable, Sendable {
  /// The proportional set size (PSS): each process counts its share of shared pages.
  var proportionalKiB = 0
  /// Pages that no other process has.
  var privateKiB = 0
  var threads = 0
  var processes = 0
}
