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
    self.commands = commands
    self.panels = panels
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

/// The name of a page, such as on the command line.
public struct PageName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public var rawValue: String

  /// A name with a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  package static let gallery = PageName(rawValue: "gallery")
  package static let matrix = PageName(rawValue: "matrix")
}

/// A page, described so that the sidebar can list it before it is made.
@MainActor
public struct PageDescription {
  /// The name, which no other page has.
  public let name: PageName

  /// The title in the sidebar.
  public let title: String

  /// The symbol in the sidebar.
  public let symbol: Symbol

  /// The heading of the page's section in the sidebar and the command palette; `nil` for none.
  let section: String?

  package let isRecordable: Bool

  package let makePage: @MainActor (WorkbenchContents) -> WorkbenchPage

  package init(
    name: PageName, title: String, symbol: Symbol, section: String?, isRecordable: Bool = false,
    makePage: @escaping @MainActor (WorkbenchContents) -> WorkbenchPage
  ) {
    (self.name, self.title, self.symbol, self.section) = (name, title, symbol, section)
    (self.isRecordable, self.makePage) = (isRecordable, makePage)
  }

  static let controls = "Controls"
  package static let more = "More"
  /// Pages for tests, which only the command palette lists.
  nonisolated package static let testScenes = "Test Scenes"

  /// A page in the section "More" of the sidebar, made when it is first shown.
  public init(
    name: PageName, title: String, symbol: Symbol,
    makePage: @escaping @MainActor () -> WorkbenchPage
  ) { self.init(name: name, title: title, symbol: symbol, section: Self.more) { _ in makePage() } }

  static let states = PageDescription(
    name: .matrix, title: "States", symbol: .dots, section: testScenes
  ) { MatrixPage($0.catalog) }

  package init(
    _ description: ControlDescription, sentence: String = "",
    sections: @escaping @MainActor () -> [CaptionedNode] = { [] }
  ) {
    self.init(
      name: PageName(rawValue: description.name), title: description.title,
      symbol: description.symbol ?? .tools, section: Self.controls
    ) { _ in ControlPage(description, sentence, sections()) }
  }
}
