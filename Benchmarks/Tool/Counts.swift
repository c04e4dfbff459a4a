/// What one run of a workload does, the same every time.
struct Counts {
  var allocations: Int

  /// Nil where nothing can count them.
  var instructions: Int?
}
