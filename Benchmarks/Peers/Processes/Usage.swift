/// What threads have used of a processor.
struct Usage: Hashable, Codable, Sendable {
  /// ms.
  var processorTime = 0.0
  /// How often a thread has gone to sleep of its own will, and so was woken later.
  var voluntarySwitches = 0

  static func + (left: Usage, right: Usage) -> Usage {
    Usage(
      processorTime: left.processorTime + right.processorTime,
      voluntarySwitches: left.voluntarySwitches + right.voluntarySwitches)
  }
}

/// The use of each thread at one moment, by the thread's number.
struct Snapshot: Hashable, Sendable {
  let threads: [Int32: Usage]

  /// All that was ever used by the threads that live.
  var total: Usage { threads.values.reduce(Usage(), +) }

  /// What was used since an earlier moment, without threads that have ended meanwhile.
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

/// What a process tree holds.
struct Memory: Hashable, Codable, Sendable {
  /// Pages that are shared count in part (PSS).
  var proportionalKiB = 0
  /// Pages that nobody else has.
  var privateKiB = 0
  var threads = 0
  var processes = 0
}
