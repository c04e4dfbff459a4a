import Canvas
import Controls

/// What concerns all controls at once, with a control for each: theme, contrast, motion, direction,
/// and whether they can be used.
final class EnvironmentPanel: Node {
  /// pt. design: playground, Popover
  private enum Metrics {
    static let width = 360.0
    static let controlStart = 140.0
    static let padding = 16.0
    static let hairline = 0.5
  }

  /// What is so for all controls.
  struct Values: Hashable {
    var theme: ThemeChoice
    var contrast: Contrast
    var motion: MotionPreference
    var direction: LayoutDirection
    var isDisabled: Bool
  }

  /// Called with what the user chooses.
  var onChange: ((Values) -> Void)?

  private(set) var values: Values
  private let theme: SegmentedControl
  private let contrast: SegmentedControl
  private let motion: SegmentedControl
  private let direction: SegmentedControl
  private let disabled = Switch(label: "Disabled")
  private var rows: [ToolRow] = []

  init(_ values: Values) {
    self.values = values
    theme = Self.choice("Theme", ["Light", "Dark", "Auto"])
    contrast = Self.choice("Contrast", ["Normal", "More"])
    motion = Self.choice("Motion", ["Full", "Reduced"])
    direction = Self.choice("Direction", ["Left to Right", "Right to Left"])
    super.init()
    disabled.identifier = "environment-disabled"
    rows = [theme, contrast, motion, direction].map {
      ToolRow($0.label, $0, stretches: true, start: Metrics.controlStart)
    }
    rows.append(ToolRow("Disabled", disabled, stretches: false))
    for row in rows { addChild(row) }
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
    disabled.onChange { [weak self] isOn in self?.change { $0.isDisabled = isOn } }
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
  }

  private func change(_ body: (inout Values) -> Void) {
    body(&values)
    onChange?(values)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = min(Metrics.width, available.width)
    return Size(width, rows.reduce(0) { $0 + $1.measure(Size(width, 0), in: context).height })
  }

  override func layout(in context: LayoutContext) {
    var y = 0.0
    for row in rows {
      let height = row.measure(frame.size, in: context).height
      row.frame = Rect(
        x: Metrics.padding, y: y, width: frame.width - 2 * Metrics.padding, height: height)
      y += height
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    for row in rows.dropFirst() {
      painter.fillAligned(
        Rect(
          x: Metrics.padding, y: row.frame.minY, width: frame.width - 2 * Metrics.padding,
          height: Metrics.hairline), color: context.theme.hairline)
    }
  }
}
