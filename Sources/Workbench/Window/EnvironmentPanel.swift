import Canvas
import Controls

/// The card with the settings of the environment.
package final class EnvironmentPanel: Node {
  /// pt. chosen
  private enum Metrics {
    static let width = 360.0
    static let controlStart = 120.0
    /// Above and below the rows; with the space around their controls about the inset of rows.
    static let padding = 8.0
  }

  var onChange: ((EnvironmentSetting, PropertyValue) -> Void)?

  private var updates: [(EnvironmentSettings, Bool) -> Void] = []
  private let list = Card {}

  package init(_ settings: EnvironmentSettings) {
    super.init()
    for setting in EnvironmentSetting.editable {
      let control = control(for: setting)
      control.identifier = "environment-" + setting.option
      control.helpTag = setting.note
      let stretches = if case .choice = setting.editor { true } else { false }
      list.addChild(
        ToolRow(
          setting.title, control, stretches: stretches,
          start: stretches ? Metrics.controlStart : ToolRow.Metrics.leastStart))
    }
    list.isRaised = false
    addChild(list)
    show(settings)
  }

  private func control(for setting: EnvironmentSetting) -> Control {
    switch setting.editor {
    case .choice(let titles):
      let names: [String] = if case .choice(let names) = setting.kind { names } else { [] }
      let control = SegmentedControl(titles, label: setting.title)
      control.controlSize = .small
      updates.append { settings, animated in
        let name = setting.read(from: settings).text
        control.select(names.firstIndex { $0 == name }, animated: animated)
      }
      control.onChange { [weak self] index in self?.onChange?(setting, .text(names[index ?? 0])) }
      return control
    case .steps(let steps):
      let last = steps.count - 1
      return stepper(
        for: setting, in: 0...Double(last), value: { steps[min(max(Int($0), 0), last)] },
        position: { value in
          Double(steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0)
        })
    case .range(let range, let step):
      return stepper(for: setting, in: range, step: step, value: { $0 }, position: { $0 })
    case .toggle:
      let control = Switch(label: setting.title)
      updates.append { settings, animated in
        control.setOn(setting.read(from: settings) == true, animated: animated)
      }
      control.onChange { [weak self] isOn in self?.onChange?(setting, .flag(isOn)) }
      return control
    }
  }

  private func stepper(
    for setting: EnvironmentSetting, in range: ClosedRange<Double>, step: Double = 1,
    value: @escaping (Double) -> Double, position: @escaping (Double) -> Double
  ) -> Stepper {
    let control = Stepper(value: range.lowerBound, in: range, step: step, label: setting.title)
    control.format = { value($0).shortText + "×" }
    updates.append { settings, _ in
      guard let number = setting.read(from: settings).number, !control.behavior.isPressed
      else { return }
      control.value = position(number)
    }
    control.onChange { [weak self] in self?.onChange?(setting, .number(value($0))) }
    return control
  }

  func show(_ settings: EnvironmentSettings) {
    for update in updates { update(settings, scene != nil) }
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = list.measure(Size(min(Metrics.width, available.width), 0), in: context)
    return Size(size.width, size.height + 2 * Metrics.padding)
  }

  package override func layout(in context: LayoutContext) {
    list.frame = bounds.inset(by: Insets(horizontal: 0, vertical: Metrics.padding))
  }
}
