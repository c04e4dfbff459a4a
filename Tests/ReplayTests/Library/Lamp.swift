import Canvas
import Controls

@testable import Workbench

/// A control of another package: a lamp that a tap turns on and off.
final class Lamp: BehaviorControl<LampBehavior> {
  init(isOn: Bool = false, label: String = "") {
    super.init(behavior: LampBehavior(), label: label)
    self.isOn = isOn
  }

  var isOn: Bool {
    get { behavior.isOn }
    set { change(reason: "on") { behavior, _, _ in behavior.set(newValue) } }
  }

  override var semantics: Semantics? {
    Semantics(role: .switch, label: label, value: .isOn(isOn), actions: .toggle)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(LampBehavior.diameter, LampBehavior.diameter)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fill(.capsule(bounds), color: context.theme.label.opacity(state.isPressed ? 0.6 : 0.3))
    painter.fill(.capsule(bounds), color: context.theme.accent.opacity(state.light))
  }
}

nonisolated struct LampBehavior: ControlBehavior {
  struct State: Hashable {
    /// 0...1.
    var light: Double
    var isPressed: Bool
  }

  /// In points.
  static let diameter = 40.0
  private(set) var isOn = false
  private(set) var isPressed = false
  private var light = Animated(0)

  mutating func set(_ isOn: Bool) {
    self.isOn = isOn
    light = Animated(isOn ? 1 : 0)
  }

  func state(at time: Instant) -> State {
    State(light: min(max(light.value(at: time), 0), 1), isPressed: isPressed)
  }

  func nextFrame(after time: Instant) -> NextFrame { light.isSettled(at: time) ? .idle : .tick }

  mutating func handle(_ event: ControlEvent, at time: Instant, actions: inout [ControlAction]) {
    switch event {
    case .pointer(let event) where event.phase == .pressed: isPressed = true
    case .pointer(let event) where event.phase == .released && isPressed:
      isPressed = false
      toggle(at: time, &actions)
    case .cancel: isPressed = false
    case .pointer, .key, .scroll: break
    }
  }

  mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard action == .toggle else { return false }
    toggle(at: time, &actions)
    return true
  }

  private mutating func toggle(at time: Instant, _ actions: inout [ControlAction]) {
    isOn.toggle()
    light.animate(
      to: isOn ? 1 : 0, with: Spring(response: 0.4, dampingRatio: 1), at: time,
      pointsPerUnit: Self.diameter)
    actions.append(.valueChanged(.isOn(isOn)))
  }
}

extension Lamp: DescribedControl {
  static let description = ControlDescription(
    name: "lamp", title: "Lamp", make: { Lamp(isOn: true, label: "Desk") }, makePlain: { Lamp() },
    properties: [ControlProperty("on", \Lamp.isOn, in: .state, help: "Whether it is on.")],
    states: StatePreset.combining(
      [StatePreset("Off", ["on": false]), StatePreset("On", ["on": true])],
      with: [StatePreset("pressed", gesture: .press())]))

  var trace: KeyValuePairs<String, PropertyValue> {
    ["on": .flag(isOn), "light": .number(state.light)]
  }
}

extension Workbench {
  static func lamps(_ pages: [PageDescription] = []) -> Workbench {
    var configuration = WorkbenchConfiguration()
    configuration.title = "Lamps & Shades"
    configuration.pages = pages
    configuration.stateFolder = "lamps"
    return Workbench(catalog: ControlCatalog([Lamp.description]), configuration: configuration)
  }
}
