import Canvas

/// A column of many rows of known heights, of which only those in sight have nodes.
///
/// It is placed in a ``ScrollView``, alone or among other content. Rows are made shortly before
/// they come into sight, and removed once they are out of it, except for a row that has the focus
/// or holds a pointer. Tab visits all rows. Assistive technology is told the number of all rows and
/// the position of each, and sees the rows that have nodes.
///
/// ```swift
/// let log = LazyColumn(count: 2000, rowHeight: 32, label: "Events") { index in
///   Label(events[index].name)
/// }
/// let page = ScrollView(log)
/// ```
///
/// Rows of identified data keep their nodes when ``items`` changes, and can differ in height:
///
/// ```swift
/// let messages = LazyColumn(
///   model.messages, rowHeight: { $0.hasPicture ? 120 : 44 }, label: "Messages"
/// ) { message in MessageRow(message) }
/// messages.follow { $0.items = model.messages }
/// ```
public final class LazyColumn<Item, ID: Hashable>: Node {
  /// The data of the rows, from the top; IDs occur once.
  ///
  /// An item with the ID of an earlier one keeps that one's node as it is, so nodes whose content
  /// changes follow a model.
  public var items: [Item] { didSet { itemsChanged() } }

  /// The accessibility label.
  public var label: String { didSet { changed(label, from: oldValue, .semantics, "label") } }

  private let id: KeyPath<Item, ID>
  private let rowHeight: (Item) -> Double
  private let makeRow: (Item) -> Node

  private var rows: [ID: LazyRow] = [:]
  /// The rows in sight and some around them.
  private var covered = 0..<0
  /// The rows that are kept out of sight.
  private var used: [Int] = []
  private var isOutOfDate = true
  private var isMakingRows = false
  /// The top of each row and the end of the last one, in points at the normal text size.
  private var tops: [Double] = []
  private var growth = 1.0

  /// Creates a column with identified data.
  ///
  /// - Parameters:
  ///   - items: From the top.
  ///   - id: The identity of an item, which occurs once.
  ///   - rowHeight: Returns the height of a row, in points, above 0; larger for larger text. It is
  ///     called for all rows whenever ``items`` are set.
  ///   - label: The accessibility label.
  ///   - row: Makes the node of a row, which gets the width of the column.
  public init(
    _ items: [Item], id: KeyPath<Item, ID>, rowHeight: @escaping (Item) -> Double, label: String,
    row: @escaping (Item) -> Node
  ) {
    (self.items, self.id, self.rowHeight, self.label) = (items, id, rowHeight, label)
    makeRow = row
    super.init()
    itemsChanged()
  }

  /// The node of a row; `nil` if it has none now, or does not exist.
  public func node(ofRow index: Int) -> Node? {
    items.indices.contains(index) ? rows[items[index][keyPath: id]]?.content : nil
  }

  private func itemsChanged() {
    precondition(!isMakingRows, "the items cannot change while a row is made")
    var indices = [ID: Int](minimumCapacity: items.count)
    for (index, item) in items.enumerated() { indices[item[keyPath: id]] = index }
    precondition(indices.count == items.count, "an ID occurs twice")
    tops = items.reduce(into: [0]) { tops, item in
      let height = rowHeight(item)
      precondition(height > 0 && height.isFinite, "the height of rows must be above 0")
      tops.append(tops[tops.count - 1] + height)
    }
    for (id, row) in rows {
      if let index = indices[id] {
        row.place = LazyRow.Place(index: index, count: items.count)
      } else {
        rows[id] = nil
        row.removeFromParent()
      }
    }
    isOutOfDate = true
    invalidate([.layout, .semantics], reason: "items")
  }

  // MARK: Rows

  override func viewportChanged(to area: Rect) {
    let visible = rows(in: area)
    let used = usedRows
    let isCovered = covered.clamped(to: visible) == visible
    if !isOutOfDate, isCovered, used == self.used { return }
    if isOutOfDate || !isCovered {
      let margin = visible.isEmpty ? 0 : visible.count / 2 + 1
      covered = max(visible.lowerBound - margin, 0)..<min(visible.upperBound + margin, items.count)
    }
    self.used = used
    isOutOfDate = false
    // Tab enters at the ends, and moves from a focused row to the next ones.
    let around = [0, items.count - 1] + used.flatMap { [$0 - 1, $0, $0 + 1] }
    show(Set(covered).union(around.filter(items.indices.contains)).sorted())
  }

  private func show(_ wanted: [Int]) {
    isMakingRows = true
    defer { isMakingRows = false }
    let old = rows
    rows.removeAll(keepingCapacity: true)
    let nodes = wanted.map { index in
      let id = items[index][keyPath: id]
      let row = old[id] ?? LazyRow(makeRow(items[index]))
      row.place = LazyRow.Place(index: index, count: items.count)
      rows[id] = row
      return row
    }
    setChildren(nodes)
  }

  private func rows(in area: Rect) -> Range<Int> {
    if area.isEmpty { return 0..<0 }
    let first = items.indices.firstSortedIndex { tops[$0 + 1] * growth > area.minY }
    let end = items.indices.firstSortedIndex { tops[$0] * growth >= area.maxY }
    return first..<max(first, end)
  }

  private var usedRows: [Int] {
    guard let scene else { return [] }
    let nodes = [scene.focusedNode] + scene.pointers.map(\.capturingNode)
    return nodes.compactMap { row(containing: $0)?.place.index }
  }

  private func row(containing node: Node?) -> LazyRow? {
    node?.firstUpwards { $0.parent === self ? $0 as? LazyRow : nil }
  }

  // MARK: Node

  override func setScene(_ scene: Scene?) {
    super.setScene(scene)
    scene?.viewportObservers.append(self)
  }

  public override var semantics: Semantics? {
    Semantics(role: .list, label: label, value: .selection([], count: items.count))
  }

  public override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width.orIdeal(idealWidth(in: context)), tops[items.count] * context.growth)
  }

  /// The width of the first row, in points, because others have no nodes.
  private func idealWidth(in context: LayoutContext) -> Double {
    guard let first = items.first else { return 0 }
    let row = rows[first[keyPath: id]]?.content ?? makeRow(first)
    return row.measure(Size(.infinity, tops[1] * context.growth), in: context).width
  }

  public override func layout(in context: LayoutContext) {
    growth = context.growth
    for row in rows.values {
      let (top, end) = (tops[row.place.index] * growth, tops[row.place.index + 1] * growth)
      row.frame = Rect(x: 0, y: top, width: frame.width, height: end - top)
    }
  }
}

extension LazyColumn where Item: Identifiable, ID == Item.ID {
  /// Creates a column with identifiable data; parameters are those of the other initializer.
  public convenience init(
    _ items: [Item], rowHeight: @escaping (Item) -> Double, label: String,
    row: @escaping (Item) -> Node
  ) {
    self.init(items, id: \.id, rowHeight: rowHeight, label: label, row: row)
  }
}

extension LazyColumn where Item == Int, ID == Int {
  /// Creates a column with a number of rows, which are made by their indices.
  ///
  /// - Parameters:
  ///   - count: The number of rows, 0 or more.
  ///   - rowHeight: The height of each row, in points, above 0; larger for larger text.
  ///   - label: The accessibility label.
  ///   - row: Makes the node of a row, which gets the width of the column.
  public convenience init(
    count: Int, rowHeight: Double, label: String, row: @escaping (Int) -> Node
  ) {
    let rows = Array(0..<max(0, count))
    self.init(rows, id: \.self, rowHeight: { _ in rowHeight }, label: label, row: row)
  }

  /// The number of rows, 0 or more; a change adds or removes rows at the end.
  public var count: Int {
    get { items.count }
    set { if newValue != count { items = Array(0..<max(0, newValue)) } }
  }
}
