import Canvas
import Controls

final class Sidebar: Node {
  /// pt. design: playground, Frame
  private enum Metrics {
    static let top = 76.0
    static let bottom = 20.0
  }

  var onChoose: ((PageName) -> Void)?
  var onShowEnvironment: (() -> Void)?
  var onShowKeys: (() -> Void)?

  private let pages: SidebarList
  let more = SidebarList(
    commands: [
      SidebarList.Item("Environment", symbol: .halfCircle, key: "E"),
      SidebarList.Item("Keyboard Shortcuts", symbol: .keyboard, key: "?"),
    ], label: "More")

  private static let sections: [(title: String?, pages: [PageName])] = [
    (nil, [.gallery]),
    ("Controls", ControlCatalog.playground.descriptions.compactMap { PageName(rawValue: $0.name) }),
    ("More", [.appearance, .matrix, .advice, .parts, .trio, .stress]),
  ]

  private static let order = sections.flatMap(\.pages)

  static func page(number: Int) -> PageName? {
    order.indices.contains(number - 1) ? order[number - 1] : nil
  }

  override init() {
    pages = SidebarList(
      Self.sections.map { section in
        SidebarList.Section(
          title: section.title,
          items: section.pages.map { SidebarList.Item($0.title, symbol: $0.symbol) })
      }, selection: 0, label: "Pages")
    super.init()
    addChild(pages)
    addChild(more)
    pages.onSelect = { [weak self] index in
      guard Self.order.indices.contains(index) else { return }
      self?.onChoose?(Self.order[index])
    }
    more.onSelect = { [weak self] index in
      if index == 0 { self?.onShowEnvironment?() } else { self?.onShowKeys?() }
    }
  }

  var isOnCard = false {
    didSet { for list in [pages, more] { list.isOnCard = isOnCard } }
  }

  func show(_ page: PageName) { pages.selection = Self.order.firstIndex(of: page) }

  override var semantics: Semantics? { Semantics(role: .group, label: "Sidebar") }

  override func layout(in context: LayoutContext) {
    let height = pages.measure(frame.size, in: context).height
    let moreHeight = more.measure(frame.size, in: context).height
    pages.frame = Rect(x: 0, y: Metrics.top, width: frame.width, height: height)
    more.frame = Rect(
      x: 0, y: max(Metrics.top + height, frame.height - Metrics.bottom - moreHeight),
      width: frame.width, height: moreHeight)
  }
}

extension PageName {
  @MainActor
  private static let entries: [PageName: (title: String, symbol: Symbol)] = [
    .gallery: ("Gallery", .grid), .appearance: ("Custom appearance", .photo),
    .matrix: ("States", .dots), .advice: ("Advice", .check), .parts: ("Parts", .tools),
    .trio: ("Trio", .stack), .stress: ("Stress", .bolt),
  ]

  @MainActor
  var title: String { description?.title ?? Self.entries[self]?.title ?? rawValue }

  @MainActor
  var symbol: Symbol { description?.symbol ?? Self.entries[self]?.symbol ?? .tools }
}
