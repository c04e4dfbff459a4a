import Workloads

/// Everything that is known of a workload.
struct Measurement {
  var workload: Workload
  var counts: Counts
  var times: Times
}
