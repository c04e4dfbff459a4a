import Canvas
import Controls

/// What tools are made of beside the three controls, each in all its states.
///
/// The first of each kind can be acted on; the others are kept as they are.
final class PartsPage: Page {
  private let columns: PartsColumns

  init() {
    let title = "Parts"
    let sentence = "What the tools need beside the three controls, each in all its states."
    columns = PartsColumns(
      header: PageHeader(title: title, sentence: sentence),
      columns: [
        ["list", "glyph", "stepper", "swatches", "disclosure"]
          .compactMap(PartsSections.states),
        [PartsSections.states(of: "menu"), PartsSections.popover()].compactMap { $0 },
        [
          PartsSections.code(), PartsSections.states(of: "button"),
          PartsSections.states(of: "popUp"), PartsSections.smallSegments(),
          PartsSections.banners(), PartsSections.keyCaps(),
        ].compactMap { $0 },
      ])
    super.init(
      ScrollView(columns), title: title, sentence: sentence, size: Size(1280, 800),
      minimumSize: Size(400, 480))
  }

  override func adopt(_ margins: PageMargins?) { columns.margins = margins }

  override func setControlsEnabled(_ isEnabled: Bool) {
    for case let section as PartsSection in columns.children {
      section.setContentEnabled(isEnabled)
    }
  }
}
