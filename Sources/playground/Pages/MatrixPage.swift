import Canvas
import Controls

/// Every state of every control in every theme, and some controls enabled and disabled.
final class MatrixPage: CardPage {
  var onChooseState: ((ControlDescription, StatePreset) -> Void)?

  private typealias Table = (description: ControlDescription, table: StatesTable)
  private let tables: [Table]

  init() {
    let enabled = Self.sections(suffix: "")
    let disabled = Self.sections(suffix: "-disabled")
    for section in disabled { section.setContentEnabled(false) }
    let tables = Self.tables()
    self.tables = tables
    super.init(
      title: "States",
      sentence: "Every state of every control in every theme. Press one to see it on its stage.",
      size: Size(960, 720), minimumSize: Size(720, 480),
      top: Self.captioned(tables), left: enabled, right: disabled, columns: .halves,
      sections: enabled)
    for (description, table) in tables {
      table.onChoose = { [weak self] preset in self?.onChooseState?(description, preset) }
    }
  }

  override func adopt(_ themes: PageThemes) { for (_, table) in tables { table.themes = themes } }

  /// Nothing of the page moves, so its status bar stays as it is.
  override func show(_ status: LoopStatus) {}

  private static func tables() -> [Table] {
    ControlCatalog.playground.descriptions.map { ($0, StatesTable($0)) }
  }

  private static func captioned(_ tables: [Table]) -> [Node] {
    tables.map { CaptionedNode($0.description.title, $0.table) }
  }

  private static func sections(suffix: String) -> [GallerySection] {
    func named(_ control: Control, _ name: String) -> Control {
      control.identifier = name + suffix
      return control
    }
    let tinted = Switch(isOn: true, label: "Tinted")
    tinted.onTintColor = Color(hex: 0xFF9500)
    return [
      GallerySection(
        title: "Switch", rowHeight: 48,
        rows: [
          FormRow(named(Switch(label: "Off"), "off")),
          FormRow(named(Switch(isOn: true, label: "On"), "on")),
          FormRow(named(tinted, "tinted")),
        ]),
      GallerySection(
        title: "Slider", rowHeight: 48,
        rows: [0.0, 0.5, 1.0].map { (value: Double) in
          let label = "\(Int(value * 100))%"
          return FormRow(
            named(Slider(value: value, label: label), "slider-\(Int(value * 100))"),
            style: .stretching(from: 64))
        }),
      GallerySection(
        title: "Segmented control", rowHeight: 48,
        rows: (0..<3).map { (index: Int) in
          FormRow(
            named(
              SegmentedControl(
                ["One", "Two", "Three"], selection: index, label: "Segmented \(index)"),
              "segmented-\(index)"),
            style: .full)
        }),
    ]
  }
}
