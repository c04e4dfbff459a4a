import Canvas
import Controls

/// The panel with the list of pages.
final class Sidebar: Node, Panel {
  static let description = PanelDescription(
    .sidebar, "Sidebar", symbol: .sidebar, place: .leading, shortcut: .sidebar,
    keywords: ["navigation", "list of pages"], tabs: [])

  /// pt. spec: docs/spec/window.md#frame/sidebar; others chosen
  private enum Metrics {
    static let top = 76.0
    static let bottom = 20.0
    /// Of the list that scrolls, below the button. chosen
    static let listTop = 66.0
  }

  var onChoose: ((PageName) -> Void)?

  /// Called when the user has chosen a page, other than by arrow keys.
  var onClose: (() -> Void)? { didSet { pages.onChoose = onClose } }

  private let pages: SidebarList
  private(set) var more = SidebarList(commands: [], label: "Commands")
  private static let commands: [(name: CommandName, symbol: Symbol)] = [
    (.environment, .halfCircle), (.palette, .magnifier), (.shortcuts, .keyboard),
  ]

  private let order: [PageName]
  private let rows: Stack
  private let view: ScrollView
  private var isScrolled = false {
    didSet { changed(isScrolled, from: oldValue, .paint, "scrolled") }
  }

  init(_ contents: WorkbenchContents) {
    order = contents.sections.flatMap(\.pages).map(\.name)
    pages = SidebarList(
      contents.sections.map { section in
        SidebarList.Section(
          title: section.title,
          items: section.pages.map { SidebarList.Item($0.title, symbol: $0.symbol) })
      }, selection: 0, label: "Pages")
    let padding = Insets(top: Metrics.top - Metrics.listTop, bottom: Metrics.bottom)
    rows = Stack(.vertical, padding: padding, alignment: .fill) { [pages] in [pages, Spacer()] }
    view = ScrollView(rows)
    super.init()
    addChild(view)
    view.onScroll = { [weak self] offset in self?.isScrolled = offset > 0 }
    pages.onSelect { [weak self] index in
      guard let self, order.indices.contains(index) else { return }
      if let row = pages.frame(ofRow: index) { view.reveal(row, of: pages) }
      onChoose?(order[index])
    }
  }

  func adopt(_ table: CommandTable) {
    let commands = Self.commands.compactMap { name, symbol in
      table[name].map { (command: $0, symbol: symbol) }
    }
    more = SidebarList(
      commands: commands.map { command, symbol in
        SidebarList.Item(command.title, symbol: symbol, key: command.shortcuts.first?.title)
      }, label: "Commands")
    more.onSelect { [weak table] index in table?.run(commands[index].command) }
    more.isOnCard = isOnCard
    rows.addChild(more)
  }

  var isOnCard = false { didSet { for list in [pages, more] { list.isOnCard = isOnCard } } }

  /// In points of ``more``.
  var environmentRow: Rect? { more.frame(ofRow: 0) }

  func focusPages(isVisible: Bool) { scene?.setFocus(pages, isVisible: isVisible) }

  func show(_ page: PageName) { pages.selection = order.firstIndex(of: page) }

  override var semantics: Semantics? { Semantics(role: .group, label: "Sidebar") }

  override func layout(in context: LayoutContext) {
    view.frame = bounds.inset(by: Insets(top: Metrics.listTop))
  }

  /// Paints a hairline above scrolled rows.
  override func paint(with painter: any Painter, in context: PaintContext) {
    guard isScrolled else { return }
    let rows = view.frame
    painter.drawHairline(
      from: Point(rows.minX, rows.minY - 1), length: rows.width, theme: context.theme)
  }
}
