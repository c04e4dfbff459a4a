/// Detects frames from the times at which the picture changed.
enum Frames {
  /// The time in which changes belong to the same frame, painted in several parts, in milliseconds.
  static let gap = 4.0

  /// The time from which a gap between frames counts as a pause, in milliseconds.
  static let pause = 300.0

  /// The start times of the frames.
  ///
  /// - Parameter changes: Times in milliseconds, ascending.
  static func starts(of changes: [Double]) -> [Double] {
    var starts: [Double] = []
    for change in changes where starts.last.map({ change - $0 >= gap }) ?? true {
      starts.append(change)
    }
    return starts
  }

  /// The intervals between frames, without pauses.
  static func intervals(of starts: [Double]) -> [Double] {
    zip(starts.dropFirst(), starts).map { $0 - $1 }.filter { $0 < pause }
  }
}
