import Canvas
import Controls
import Workbench

package final class PartsPage: WorkbenchPage {
  private let columns: PartsColumns

  init() {
    let described = ControlCatalog.parts.descriptions.map(PartsSections.states)
    // chosen: columns of about one height
    let firstColumn = 5
    columns = PartsColumns(
      [
        Array(described.prefix(firstColumn)), Array(described.dropFirst(firstColumn)),
        [
          PartsSections.popover(), PartsSections.code(), PartsSections.smallSegments(),
          PartsSections.banners(), PartsSections.keyCaps(),
        ],
      ])
    super.init(
      ScrollView(columns), title: "Parts",
      sentence: "The buttons, menus and panels of this window.",
      size: Size(1280, 800), minimumSize: Size(400, 480))
    contentWidth = columns.widest
  }

  package override func adopt(_ margins: PageMargins) { columns.margins = margins }

  package override func setControlsEnabled(_ isEnabled: Bool) {
    for case let section as CaptionedNode in columns.children {
      section.setContentEnabled(isEnabled)
    }
  }
}
