import Canvas
import Controls

/// A scene that is given what another one was given, and so is what that one was.
///
/// It only goes forward; what was before is shown by another one.
@MainActor
protocol PastTwin: AnyObject {
  var scene: Scene { get }

  /// The time that it shows.
  var time: Instant { get }

  /// Where the pointer was, pt in the scene; nil where it was not in it.
  var pointer: Point? { get }

  /// Goes on to a later time; an earlier one changes nothing.
  func play(to end: Instant)
}
