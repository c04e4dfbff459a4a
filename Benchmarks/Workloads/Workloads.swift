extension Workload {
  /// All workloads.
  public static var all: [Workload] {
    spring + region + shadow + sprite + text + hitTest + layout + record + paint + frame
  }
}
