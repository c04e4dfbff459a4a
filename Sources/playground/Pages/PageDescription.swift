import Canvas
import Controls

/// The name of a page, such as on the command line.
struct PageName: RawRepresentable, Hashable, Sendable {
  var rawValue: String

  static let matrix = PageName(rawValue: "matrix")
}

/// A page, described so that the sidebar can list it before it is made.
@MainActor
struct PageDescription {
  var name: PageName
  var title: String
  var symbol: Symbol
  /// The heading in the sidebar; `nil` for none.
  var section: String?
  /// Whether input logs can be of the page.
  var isRecordable = false
  var makePage: @MainActor (WorkbenchContents) -> Page
}

extension PageDescription {
  static let controls = "Controls"
  static let more = "More"

  init(
    _ description: ControlDescription, sentence: String = "",
    sections: @escaping @MainActor () -> [CaptionedNode] = { [] }
  ) {
    self.init(
      name: PageName(rawValue: description.name), title: description.title,
      symbol: description.symbol ?? .tools, section: Self.controls
    ) { _ in ControlPage(description, sentence, sections()) }
  }
}
