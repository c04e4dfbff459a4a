import Controls

/// What the guidelines would have otherwise in a control.
final class AdvicePane: TextCard {
  private let control: Control

  init(_ control: Control) {
    self.control = control
    super.init([])
    refresh()
  }

  func refresh() {
    let advice = (control as? SegmentedControl)?.advice ?? []
    rows =
      advice.isEmpty
      ? [Row(name: "Guidelines", text: "All is well.")]
      : advice.map { Row(name: $0.rule.rawValue, text: $0.advice) }
  }
}
