import Dispatch

/// Work on several processors at once.
package enum Parallel {
  /// The results of calls with the numbers from 0 to below `count`, in order.
  package static func map<Result>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, initialized in
      // Each call initializes another element.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: body(index))
      }
      initialized = count
    }
  }
}
