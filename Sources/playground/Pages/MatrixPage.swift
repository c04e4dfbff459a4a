import Canvas
import Controls

final class MatrixPage: CardPage {
  var onChooseState: ((ControlDescription, StatePreset) -> Void)?

  private let tables: [StatesTable]

  init() {
    let enabled = Self.sections(suffix: "")
    let disabled = Self.sections(suffix: "-disabled")
    for section in disabled { section.setContentEnabled(false) }
    let descriptions = ControlCatalog.playground.descriptions
    let tables = descriptions.map { StatesTable($0) }
    self.tables = tables
    super.init(
      title: "States",
      sentence: "All states of all controls in all themes. Select a control to open its page.",
      size: Size(960, 720), minimumSize: Size(720, 480),
      top: zip(descriptions, tables).map { CaptionedNode($0.title, $1) }, left: enabled,
      right: disabled, columns: .halves, sections: enabled)
    for (description, table) in zip(descriptions, tables) {
      table.onChoose = { [weak self] preset in self?.onChooseState?(description, preset) }
    }
  }

  override func adopt(_ themes: PageThemes) { for table in tables { table.themes = themes } }

  /// Nothing on the page moves, so its status bar stays as it is.
  override func show(_ status: LoopStatus) {}

  private static func sections(suffix: String) -> [GallerySection] {
    let switches = [
      GallerySections.row(Switch(label: "Off"), "off" + suffix),
      GallerySections.row(Switch(isOn: true, label: "On"), "on" + suffix),
      GallerySections.row(Switch(isOn: true, label: "Tinted"), "tinted" + suffix) {
        $0.onTintColor = Color(hex: 0xFF9500)
      },
    ]
    let sliders = [0, 50, 100].map { (percent: Int) in
      GallerySections.row(
        Slider(value: Double(percent) / 100, label: "\(percent)%"), "slider-\(percent)\(suffix)",
        style: .stretching(from: 64))
    }
    let segmented = (0..<3).map { (index: Int) in
      GallerySections.row(
        SegmentedControl(["One", "Two", "Three"], selection: index, label: "Segmented \(index)"),
        "segmented-\(index)\(suffix)", style: .full)
    }
    return [("Switch", switches), ("Slider", sliders), ("Segmented control", segmented)].map {
      GallerySection(title: $0, rowHeight: 48, rows: $1)
    }
  }
}
