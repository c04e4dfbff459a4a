import Canvas
import Controls

/// The controls and the pages of a workbench.
@MainActor
package struct WorkbenchContents {
  package let catalog: ControlCatalog
  /// The catalog, and the controls without a page.
  package let namedControls: ControlCatalog

  let commands: [Command]

  let panels: () -> [any Panel]
  /// The pages by sections, in the order of the sidebar.
  let sections: [(title: String?, pages: [PageDescription])]

  private let testScenes: [PageDescription]

  /// Adds a page for each control of the catalog and a page of all states if none is given.
  init(
    catalog: ControlCatalog, parts: [ControlDescription] = [], pages: [PageDescription] = [],
    commands: [Command] = [], panels: @escaping () -> [any Panel] = { [] }
  ) {
    self.catalog = catalog
    namedControls = catalog + parts
    (self.commands, self.panels) = (commands, panels)
    let names = catalog.descriptions.map { PageName(rawValue: $0.name) }
    let controls = catalog.descriptions.map { description in
      pages.first { $0.name.rawValue == description.name } ?? PageDescription(description)
    }
    let others = pages.filter { !names.contains($0.name) }
    func listed(in section: String?) -> [PageDescription] {
      others.filter { $0.section == section }
    }
    sections = [
      (nil, listed(in: nil)), (PageDescription.controls, controls),
      (PageDescription.more, listed(in: PageDescription.more)),
    ].filter { !$0.pages.isEmpty }
    let states = pages.contains { $0.name == .matrix } ? [] : [PageDescription.states]
    testScenes = states + listed(in: PageDescription.testScenes)
  }

  package var pages: [PageDescription] { sections.flatMap(\.pages) + testScenes }

  package subscript(name: PageName) -> PageDescription? { pages.first { $0.name == name } }

  /// The panels of a page that is opened for the first time.
  package func panels(of page: PageName) -> Set<PanelName> {
    catalog[page.rawValue] == nil ? [] : [.sidebar, .inspector]
  }

  /// The scene of a log; `nil` if there is none with the name, or if it cannot be recorded.
  func scene(named name: String) -> LoggedScene? {
    if let description = namedControls[name] { return .control(description) }
    return self[PageName(rawValue: name)].flatMap { $0.isRecordable ? .page($0, of: self) : nil }
  }

  var sceneNames: [String] {
    namedControls.descriptions.map(\.name) + pages.filter(\.isRecordable).map(\.name.rawValue)
  }
}
