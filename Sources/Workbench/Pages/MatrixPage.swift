import Canvas
import Controls

/// The page of all states of all controls.
package final class MatrixPage: CardPage {
  var onChooseState: ((ControlDescription, StatePreset) -> Void)?

  private let tables: [StatesTable]

  package init(_ catalog: ControlCatalog, left: [CaptionedNode] = [], right: [CaptionedNode] = []) {
    let descriptions = catalog.descriptions
    let tables = descriptions.map { StatesTable($0) }
    self.tables = tables
    super.init(
      title: "States",
      sentence: "All states of all controls in all themes. Select a control to open its page.",
      size: Size(960, 720), minimumSize: Size(400, 320),
      top: zip(descriptions, tables).map { $1.section($0.title) }, left: left,
      right: right, columns: .halves, sections: left)
    for (description, table) in zip(descriptions, tables) {
      table.onChoose = { [weak self] preset in self?.onChooseState?(description, preset) }
    }
  }

  /// The room for the menus of columns, which reach above their captions, and for their focus
  /// rings, in points. chosen
  private static let leastTop = 8.0

  package override func adopt(_ margins: PageMargins) {
    var margins = margins
    margins.top = max(margins.top, Self.leastTop)
    super.adopt(margins)
  }

  override func adopt(_ themes: PageThemes) { for table in tables { table.themes = themes } }

  /// Does nothing: no control on the page moves, so the status bar does not change.
  override func show(_ status: LoopStatus) {}
}
