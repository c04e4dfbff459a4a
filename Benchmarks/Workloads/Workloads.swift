extension Workload {
  /// All workloads.
  public static var all: [Workload] {
    spring + region + shadow + sprite + lens + text + hitTest + layout + record + paint + frame
  }
}
