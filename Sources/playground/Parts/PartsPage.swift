import Canvas
import Controls

/// The page of the controls and cards that tools are made of.
///
/// The first of each kind can be used; the others show its states.
final class PartsPage: Page {
  /// The number of described controls in the first column. chosen: columns of about one height
  private static let firstColumn = 5

  private let columns: PartsColumns

  init() {
    let title = "Parts"
    let sentence = "What the tools need beside the three controls, each in all its states."
    let described = ControlCatalog.parts.descriptions.map(PartsSections.states)
    columns = PartsColumns(
      header: PageHeader(title: title, sentence: sentence),
      columns: [
        Array(described.prefix(Self.firstColumn)), Array(described.dropFirst(Self.firstColumn)),
        [
          PartsSections.popover(), PartsSections.code(), PartsSections.smallSegments(),
          PartsSections.banners(), PartsSections.keyCaps(),
        ],
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
