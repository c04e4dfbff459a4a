import Canvas
import Controls

/// A control that is looked at closely: what of it can be changed, and what of it is.
@MainActor
final class Specimen {
  enum Kind: String, CaseIterable {
    case `switch`, slider, segmented

    /// As captions have it.
    var title: String {
      switch self {
      case .switch: "Switch"
      case .slider: "Slider"
      case .segmented: "Segmented control"
      }
    }

    /// The page that is about it.
    var page: PageName {
      switch self {
      case .switch: .switch
      case .slider: .slider
      case .segmented: .segmented
      }
    }
  }

  let kind: Kind
  let control: Control
  let properties: [ControlProperty]

  /// Called before a property is changed from here.
  var onSet: ((ControlProperty, JSON) -> Void)?
  /// Called before a motion gets another spring.
  var onSpring: ((StageMotion, Spring) -> Void)?
  /// Called before its owner has the control wait, or lets it go on.
  var onWait: ((Bool) -> Void)?

  /// Called with what a log has to say of a change from here; with nil for what it has no word for.
  var onChange: ((InputLogEvent.Kind?) -> Void)?

  /// Whether the user wants to see the control wait for its owner.
  var isKeptWaiting = false {
    didSet { setWaiting(isKeptWaiting) }
  }
  /// Whether the owner has the control, and what is wanted of it, wait.
  private(set) var isWaiting = false
  /// Whether it would wait without that, too.
  private(set) var waitsAnyway = false
  private let pendingControls = PendingControls()

  /// What each property of a plain control is, by its name.
  private let defaults: [String: JSON]
  /// How each property of this one begins.
  private let initial: [String: JSON]

  /// The control of a control's own page.
  convenience init(_ kind: Kind) {
    self.init(Self.makeControl(kind), kind)
  }

  /// A control that stands anywhere; nil if it is none of the three.
  convenience init?(_ control: Control) {
    switch control {
    case is Switch: self.init(control, .switch)
    case is Slider: self.init(control, .slider)
    case is SegmentedControl: self.init(control, .segmented)
    default: return nil
    }
  }

  private init(_ control: Control, _ kind: Kind) {
    self.kind = kind
    self.control = control
    let properties =
      switch kind {
      case .switch: ControlProperty.ofSwitch
      case .slider: ControlProperty.ofSlider
      case .segmented: ControlProperty.ofSegmented
      }
    self.properties = properties
    func values(of control: Control) -> [String: JSON] {
      Dictionary(
        properties.map { ($0.name, $0.read(control)) }, uniquingKeysWith: { first, _ in first })
    }
    defaults = values(of: Self.makePlainControl(kind))
    initial = values(of: control)
  }

  /// The control as its page shows it first.
  private static func makeControl(_ kind: Kind) -> Control {
    let control: Control =
      switch kind {
      case .switch: Switch(isOn: true, label: "Wi-Fi")
      case .slider: Slider(value: 0.6, label: "Brightness")
      case .segmented: SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View")
      }
    control.identifier = kind.rawValue
    return control
  }

  /// The control as nobody has changed it.
  private static func makePlainControl(_ kind: Kind) -> Control {
    switch kind {
    case .switch: Switch()
    case .slider: Slider()
    case .segmented: SegmentedControl(["List", "Grid", "Map"])
    }
  }

  /// Makes properties what they were at the beginning, as far as that can be had.
  func reset(_ names: [String]) {
    for property in properties where names.contains(property.name) {
      guard let value = initial[property.name], property.read(control) != value else { continue }
      set(property, to: value)
    }
  }

  // MARK: States

  /// What a property was before a state needed it to be something else.
  private var lent: (property: ControlProperty, before: JSON, value: JSON)?

  /// A state is going to need a property to be something; ``takeBack()`` makes it what it was.
  func lend(_ name: String, _ value: JSON) {
    guard let property = properties.first(where: { $0.name == name }) else { return }
    let before = property.read(control)
    if before != value { lent = (property, before, value) }
  }

  /// Makes what a state needed what it was before, unless it has been changed since.
  func takeBack() {
    guard let lent else { return }
    self.lent = nil
    if lent.property.read(control) == lent.value { set(lent.property, to: lent.before) }
  }

  /// What a property is but for what the state needs that is shown.
  func ownValue(of property: ControlProperty) -> JSON {
    let value = property.read(control)
    guard let lent, lent.property.name == property.name, value == lent.value else { return value }
    return lent.before
  }

  /// What is changed of it, in the order of the properties.
  var changed: [(property: ControlProperty, value: JSON)] {
    properties.compactMap { property in
      let value = property.read(control)
      guard property.isOffered(control), value != defaults[property.name] else { return nil }
      return (property, value)
    }
  }

  /// Changes a property, as a program would; one that cannot be as asked stays as it is.
  func set(_ property: ControlProperty, to value: JSON) {
    onSet?(property, value)
    change(property, to: value, isAnimated: true)
  }

  /// Gives one of the control's motions another spring.
  func set(_ spring: Spring, of motion: StageMotion) {
    onSpring?(motion, spring)
    onChange?(nil)
    control.setSpring(spring, of: motion)
  }

  /// Has the control wait for its owner, or go on.
  func setWaiting(_ isWaiting: Bool) {
    if isWaiting == self.isWaiting { return }
    onWait?(isWaiting)
    onChange?(.pending(isWaiting))
    self.isWaiting = isWaiting
    waitsAnyway = isWaiting && (control as? Switch)?.isPending ?? false
    if isWaiting { pendingControls.hold([control]) } else { pendingControls.release() }
  }

  /// What each property is without what the owner has it wait for, in the order of the table.
  var values: [(property: String, value: JSON)] {
    properties.map { property in
      let isOwners = isWaiting && property.name == "pending"
      return (property.name, isOwners ? .bool(waitsAnyway) : property.read(control))
    }
  }

  /// Makes all properties what they were once, at once.
  func restore(_ values: [(property: String, value: JSON)]) {
    // What depends on another one is taken on once that is there.
    for _ in 0..<2 {
      for (name, value) in values {
        guard let property = properties.first(where: { $0.name == name }),
          property.read(control) != value
        else { continue }
        change(property, to: value, isAnimated: false)
      }
    }
  }

  private func change(_ property: ControlProperty, to value: JSON, isAnimated: Bool) {
    switch property.name {
    case "enabled":
      guard case .bool(let isEnabled) = value else { return }
      onChange?(.disabled(!isEnabled))
      control.isEnabled = isEnabled
    case "count": value.wholeNumber.map { setSegmentCount($0, isAnimated) }
    case "step" where value.number == 0, "neutralValue" where value.number == 0:
      take(property.name, .null, isAnimated)
    case "segments":
      if case .array(let titles) = value, let control = control as? SegmentedControl {
        take("segments", .array(Array(titles.prefix(control.numberOfSegments))), isAnimated)
      }
    default: take(property.name, value, isAnimated)
    }
  }

  private func take(_ name: String, _ value: JSON, _ isAnimated: Bool) {
    let setting = ControlSetting(
      property: name, value: value, isAnimated: isAnimated, place: "the inspector")
    // What the inspector offers can be had; what became impossible meanwhile stays as it is.
    guard (try? control.apply(setting)) != nil else { return }
    onChange?(.set(control: nil, property: name, value: value, animated: isAnimated))
  }

  /// Has as many segments as asked for, with titles of the sample that is shown.
  private func setSegmentCount(_ count: Int, _ isAnimated: Bool) {
    guard let control = control as? SegmentedControl, (1...5).contains(count) else { return }
    let sample = TextSample.segments.first { $0.strings.first == control.titles.first }
    let titles = (sample ?? TextSample.segments[0]).strings
    while control.numberOfSegments > count {
      let index = control.numberOfSegments - 1
      control.removeSegment(at: index, animated: isAnimated)
      onChange?(.removeSegment(at: index, control: nil, animated: isAnimated))
    }
    while control.numberOfSegments < count {
      let index = control.numberOfSegments
      let segment = Segment(titles[index])
      control.insertSegment(segment, at: index, animated: isAnimated)
      onChange?(.insertSegment(segment, at: index, control: nil, animated: isAnimated))
    }
  }
}
