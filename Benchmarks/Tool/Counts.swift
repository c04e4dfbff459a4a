/// Counts of one run of a workload, which are the same in every run.
struct Counts {
  var allocations: Int

  /// `nil` if valgrind is not installed.
  var instructions: Int?
}
