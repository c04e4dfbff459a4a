import Canvas
import Controls

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

  /// The page with other properties of its control at first.
  ///
  /// Throws a ``Failure`` for a property or a value that the control cannot have.
  func setting(
    _ properties: [PropertySetting], in contents: WorkbenchContents
  ) throws -> PageDescription {
    if properties.isEmpty { return self }
    try makePage(contents).set(properties)
    return PageDescription(
      name: name, title: title, symbol: symbol, section: section, isRecordable: isRecordable
    ) {
      let page = makePage($0)
      // The values were checked.
      try? page.set(properties)
      return page
    }
  }

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

/// The themes in which a page shows states, in each design.
struct PageThemes: Hashable {
  private static let kinds: [(name: String, appearance: Appearance, contrast: Contrast)] = [
    ("Light", .light, .normal), ("Dark", .dark, .normal),
    ("Light, high contrast", .light, .more), ("Dark, high contrast", .dark, .more),
  ]

  /// The shown design.
  let design: DesignChoice
  private var designs: [DesignChoice: Design] = [:]
  private let themes: [Theme]

  init(_ settings: EnvironmentSettings = EnvironmentSettings(), tokens: TokenFile? = nil) {
    func design(_ change: (inout EnvironmentSettings) -> Void) -> Design {
      var settings = settings
      change(&settings)
      return settings.builtInDesign.changed(by: tokens)
    }
    self.design = settings.design
    themes = Self.kinds.map { kind in
      design { ($0.theme, $0.contrast) = (kind.appearance, kind.contrast) }.theme
    }
    for choice in DesignChoice.allCases { designs[choice] = design { $0.design = choice } }
  }

  /// A design with the theme of the window.
  subscript(design: DesignChoice) -> Design { designs[design] ?? .classic }

  /// The design that is compared with the shown one.
  var otherDesign: Design { self[design.other] }

  var named: [(name: String, theme: Theme)] { zip(Self.kinds, themes).map { ($0.name, $1) } }
}
