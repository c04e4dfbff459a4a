import Canvas
import Controls

/// Every control in every state and theme at once; below that some of them enabled on the left and
/// disabled on the right.
final class MatrixPage: Page {
  let root: Node
  private let layout: GalleryLayout
  let background = Scene.Background.groupedPage
  let preferredSize = Size(960, 720)
  let minimumSize = Size(720, 480)
  let title = "States"
  let sentence = "Every state of every control in every theme. Press one to see it on its stage."
  var onChooseState: ((ControlDescription, StatePreset) -> Void)?

  private let tables: [(description: ControlDescription, table: StatesTable)]
  private let enabledSections: [GallerySection]

  init() {
    let enabledSections = Self.sections(suffix: "")
    let disabledSections = Self.sections(suffix: "-disabled")
    for section in disabledSections { section.setContentEnabled(false) }
    self.enabledSections = enabledSections
    tables = ControlCatalog.playground.descriptions.map { ($0, StatesTable($0)) }
    layout = GalleryLayout(
      header: PageHeader(title: title, sentence: sentence),
      top: tables.map { CaptionedNode($0.description.title, $0.table) }, left: enabledSections,
      right: disabledSections, footer: StatusBar(), columns: .halves)
    root = ScrollView(layout)
    for (description, table) in tables {
      table.onChoose = { [weak self] preset in self?.onChooseState?(description, preset) }
    }
  }

  func adopt(_ themes: PageThemes) { for (_, table) in tables { table.themes = themes } }

  func adopt(_ margins: PageMargins?) { layout.margins = margins }

  func setControlsEnabled(_ isEnabled: Bool) {
    for section in enabledSections { section.setContentEnabled(isEnabled) }
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
