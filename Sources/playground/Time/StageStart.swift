import Canvas
import Controls

/// A moment of a stage at which nothing was under way, so that a replica of it can begin there.
struct StageStart {
  var time: Instant
  /// What each property was, in the order of the table.
  var values: [(name: String, value: PropertyValue)]
  var springs: [(animation: ControlAnimation, spring: Spring)]
  var environment: SceneEnvironment
  /// Whether its owner had the control wait.
  var isWaiting = false
  /// What the control did, if nobody held it: since when it waits, too, and what is wanted of it.
  var behavior: BehaviorSnapshot?
  /// Whether the control had the keyboard, and whether one saw it; nil for not.
  var visibleFocus: Bool?
}
