extension Workload {
  /// Everything that is measured, room by room.
  public static var all: [Workload] {
    spring + region + shadow + sprite + text + hitTest + layout + record + paint + frame
  }
}
