import Canvas
import Controls

/// What tools are made of beside the three controls, each in all its states.
///
/// The first of each kind can be acted on; the others are kept as they are.
final class PartsPage: Page {
  let root: Node
  let background = Scene.Background.groupedPage
  let preferredSize = Size(1280, 800)
  let minimumSize = Size(400, 480)
  let title = "Parts"
  let sentence = "What the tools need beside the three controls, each in all its states."

  private let columns: PartsColumns

  init() {
    columns = PartsColumns(
      header: PageHeader(title: title, sentence: sentence),
      columns: [
        [
          PartsSections.sidebarList(), PartsSections.glyphButtons(), PartsSections.steppers(),
          PartsSections.swatches(), PartsSections.disclosures(),
        ],
        [PartsSections.menu(), PartsSections.popover(), PartsSections.popUpButtons()],
        [
          PartsSections.code(), PartsSections.smallSegments(), PartsSections.banners(),
          PartsSections.keyCaps(),
        ],
      ])
    root = ScrollView(columns)
  }

  func adopt(_ margins: PageMargins?) { columns.margins = margins }

  func setControlsEnabled(_ isEnabled: Bool) {
    for case let section as PartsSection in columns.children {
      section.setContentEnabled(isEnabled)
    }
  }
}
