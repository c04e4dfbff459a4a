import Canvas
import Controls

/// The controls of a catalog in both designs, beside each other.
package final class DesignsPage: CardPage {
  /// The start of a control beside its title, in points. chosen: as in the gallery
  private static let controlStart = 104.0
  /// In points. chosen: as in the gallery
  private static let rowHeight = 60.0

  private let views: [SceneView]

  package init(_ catalog: ControlCatalog) {
    let views = DesignChoice.allCases.map { Self.view(of: $0, catalog) }
    self.views = views
    let sections = zip(DesignChoice.allCases, views).map { CaptionedNode($0.title, $1) }
    super.init(
      title: "Designs", sentence: "All controls in both designs. Press or drag them.",
      size: Size(960, 680), minimumSize: Size(400, 320), left: Array(sections.prefix(1)),
      right: Array(sections.dropFirst()), columns: .halves, sections: sections)
  }

  private static func view(of design: DesignChoice, _ catalog: ControlCatalog) -> SceneView {
    let card = Card(rowHeight: rowHeight) {
      for description in catalog.descriptions {
        row(of: description, in: design)
      }
    }
    return SceneView(Scene(card, background: .none))
  }

  private static func row(of description: ControlDescription, in design: DesignChoice) -> FormRow {
    let control = description.make()
    control.identifier = "\(description.name)-\(design.rawValue)"
    return FormRow(
      control, style: description.length == nil ? .trailing : .stretching(from: controlStart))
  }

  override func adopt(_ themes: PageThemes) {
    for (design, view) in zip(DesignChoice.allCases, views) { view.show(themes[design]) }
  }

  package override func setControlsEnabled(_ isEnabled: Bool) {
    for view in views { view.content.root.isEnabled = isEnabled }
  }
}

extension SceneView {
  /// Shows the content in a design of its own; its colors cross-fade.
  func show(_ design: Design) {
    followsTheme = false
    content.theme = design.theme
    adaptEnvironment = { [metrics = design.metrics] in $0.metrics = metrics }
  }
}
