import Canvas
import Controls

/// The state of a stage at a time at which nothing was under way, from which a replica can start.
struct StageStart {
  var time: Instant
  /// The values of all properties, in the order of the table.
  var values: [(name: String, value: PropertyValue)]
  var springs: [(animation: ControlAnimation, spring: Spring)]
  var environment: SceneEnvironment
  /// Whether the control was pending.
  var isWaiting = false
  /// The behavior; `nil` if the control was pressed.
  var behavior: BehaviorSnapshot?
  /// Whether the focus was visible; `nil` if the control was not focused.
  var visibleFocus: Bool?
}
