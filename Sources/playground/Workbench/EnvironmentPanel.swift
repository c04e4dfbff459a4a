import Canvas
import Controls

/// What concerns all controls at once, with a control for each: theme, contrast, motion, direction,
/// how large text and everything are, and whether they can be used.
final class EnvironmentPanel: Node {
  /// pt. design: playground, Popover
  private enum Metrics {
    static let width = 360.0
    static let controlStart = 140.0
  }

  /// What is so for all controls.
  struct Values: Hashable {
    var theme: ThemeChoice
    var contrast: Contrast
    var motion: MotionPreference
    var direction: LayoutDirection
    var isDisabled: Bool
    var isPending = false
    var textSize = 1.0
    /// Pixels a point; nil where nobody can change that.
    var scale: Double?
  }

  /// Called with what the user chooses.
  var onChange: ((Values) -> Void)?

  private(set) var values: Values
  private let theme: SegmentedControl
  private let contrast: SegmentedControl
  private let motion: SegmentedControl
  private let direction: SegmentedControl
  private let textSize = Stepper(
    value: 0, range: 0...Double(TextSize.steps.count - 1), label: "Text size")
  private let scale = Stepper(
    value: 1, range: WindowScale.range, step: WindowScale.step, label: "Scale")
  private let disabled = Switch(label: "Disabled")
  private let pending = Switch(label: "Pending")
  private var list = Card {}

  init(_ values: Values) {
    self.values = values
    theme = Self.choice("Theme", ["Light", "Dark", "Auto"])
    contrast = Self.choice("Contrast", ["Normal", "More"])
    motion = Self.choice("Motion", ["Full", "Reduced"])
    direction = Self.choice("Direction", ["Left to Right", "Right to Left"])
    super.init()
    disabled.identifier = "environment-disabled"
    var rows = [theme, contrast, motion, direction].map {
      ToolRow($0.label, $0, stretches: true, start: Metrics.controlStart)
    }
    textSize.identifier = "environment-text-size"
    textSize.format = { index in
      let steps = TextSize.steps
      return Figure.text(steps[min(max(Int(index), 0), steps.count - 1)]) + "×"
    }
    scale.identifier = "environment-scale"
    scale.format = { Figure.text($0) + "×" }
    pending.identifier = "environment-pending"
    rows.append(ToolRow("Text size", textSize, stretches: false))
    if values.scale != nil { rows.append(ToolRow("Scale", scale, stretches: false)) }
    rows.append(ToolRow("Disabled", disabled, stretches: false))
    rows.append(ToolRow("Pending", pending, stretches: false))
    list = Card { rows }
    list.isRaised = false
    addChild(list)
    show(values)
    theme.onChange { [weak self] index in
      self?.change { $0.theme = ThemeChoice.allCases[index ?? 0] }
    }
    contrast.onChange { [weak self] index in
      self?.change { $0.contrast = index == 1 ? .more : .normal }
    }
    motion.onChange { [weak self] index in
      self?.change { $0.motion = index == 1 ? .reduced : .full }
    }
    direction.onChange { [weak self] index in
      self?.change { $0.direction = index == 1 ? .rightToLeft : .leftToRight }
    }
    textSize.onChange = { [weak self] index in
      self?.change { $0.textSize = TextSize.steps[Int(index)] }
    }
    scale.onChange = { [weak self] scale in self?.change { $0.scale = scale } }
    disabled.onChange { [weak self] isOn in self?.change { $0.isDisabled = isOn } }
    pending.onChange { [weak self] isOn in self?.change { $0.isPending = isOn } }
  }

  private static func choice(_ title: String, _ options: [String]) -> SegmentedControl {
    let control = SegmentedControl(options, label: title)
    control.controlSize = .small
    control.identifier = "environment-" + title.lowercased()
    return control
  }

  /// Shows what is so now, whoever brought it about.
  func show(_ values: Values) {
    self.values = values
    let isShown = scene != nil
    theme.select(ThemeChoice.allCases.firstIndex(of: values.theme), animated: isShown)
    contrast.select(values.contrast == .more ? 1 : 0, animated: isShown)
    motion.select(values.motion == .reduced ? 1 : 0, animated: isShown)
    direction.select(values.direction == .rightToLeft ? 1 : 0, animated: isShown)
    disabled.setOn(values.isDisabled, animated: isShown)
    pending.setOn(values.isPending, animated: isShown)
    if !textSize.behavior.isPressed { textSize.value = Double(TextSize.index(of: values.textSize)) }
    if let value = values.scale, !scale.behavior.isPressed { scale.value = value }
  }

  private func change(_ body: (inout Values) -> Void) {
    body(&values)
    onChange?(values)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    list.measure(Size(min(Metrics.width, available.width), 0), in: context)
  }

  override func layout(in context: LayoutContext) { list.frame = bounds }
}
