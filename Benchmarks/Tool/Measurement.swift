import Workloads

/// The counts and times of a workload.
struct Measurement {
  var workload: Workload
  var counts: Counts
  var times: Times
}
