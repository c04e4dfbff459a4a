/// Frames as they can be told from changes of the picture.
enum Frames {
  /// ms; what changes so soon after a frame began is the rest of it, painted in several pieces.
  static let gap = 4.0

  /// A pause so long is no interval between two frames, ms.
  static let pause = 300.0

  /// The moments at which frames began.
  ///
  /// - Parameter changes: moments in ms, ascending.
  static func starts(of changes: [Double]) -> [Double] {
    var starts: [Double] = []
    for change in changes where starts.last.map({ change - $0 >= gap }) ?? true {
      starts.append(change)
    }
    return starts
  }

  /// The times between frames, without pauses.
  static func intervals(of starts: [Double]) -> [Double] {
    zip(starts.dropFirst(), starts).map { $0 - $1 }.filter { $0 < pause }
  }
}
