import Canvas

/// Read-only source code with syntax highlighting; changed lines are lit for a moment.
///
/// Lines that are too long are wrapped with a hanging indent. A mouse selects code by characters,
/// words and lines, and Ctrl-C copies it.
///
/// ```swift
/// let block = CodeBlock(SwiftHighlighter.lines(of: "let wifi = Switch(isOn: true)"))
/// ```
public final class CodeBlock: Node {
  /// The lines of code; a change lights the new lines, unless there were none before.
  public var code: [CodeLine] {
    didSet {
      if code == oldValue { return }
      selection = CodeSelection()
      light(oldValue)
    }
  }

  /// The metrics.
  public let metrics: CodeBlockMetrics

  private let hasCard: Bool

  private var glow: (lines: Set<Int>, strength: Transition)?

  private var selection = CodeSelection() {
    didSet { if selection != oldValue { invalidate(.paint, reason: "selection") } }
  }
  private var clickCount = 1
  /// Whether a press has given the block the focus, for the keys of its selection.
  private var isSelecting = false

  /// Creates a block with lines of code.
  ///
  /// - Parameters:
  ///   - metrics: ``CodeBlockMetrics/column`` for narrow columns.
  ///   - hasCard: Whether the block has a card of its own.
  public init(_ code: [CodeLine], metrics: CodeBlockMetrics = .regular, hasCard: Bool = true) {
    (self.code, self.metrics, self.hasCard) = (code, metrics, hasCard)
  }

  /// All lines as text, for copying.
  public var text: String { code.map(\.text).joined(separator: "\n") }

  private func light(_ old: [CodeLine]) {
    invalidate([.layout, .paint], reason: "code")
    glow = nil
    guard let scene, !old.isEmpty else { return }
    var lines: Set<Int> = []
    for change in code.difference(from: old) {
      if case .insert(let line, _, _) = change { lines.insert(line) }
    }
    if lines.isEmpty { return }
    let strength = Transition(
      from: 1, to: 0, startTime: scene.now, duration: metrics.litDuration, curve: .easeIn)
    glow = (lines, strength)
    invalidate(.motion, reason: "code")
  }

  /// 0...1.
  private func strength(ofLine line: Int, at time: Instant) -> Double {
    if code[line].isLit { return 1 }
    guard let glow, glow.lines.contains(line) else { return 0 }
    return glow.strength.value(at: time)
  }

  public override var semantics: Semantics? { Semantics(role: .staticText, label: text) }

  public override func advance(to time: Instant) -> NextFrame {
    guard let glow else { return .idle }
    if !glow.strength.isSettled(at: time) { return .tick }
    self.glow = nil
    return .idle
  }

  /// The rows in a width of the block, in points.
  private func rows(
    in width: Double, _ metrics: CodeBlockMetrics, _ text: any TextMeasuring
  ) -> [CodeRow] {
    let room = width - metrics.padding.horizontal
    return CodeRow.all(of: code) { line in
      line.rows(in: room) { text.size(of: Text($0, font: metrics.font)).width }
    }
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = metrics.grown(by: context.growth)
    let rows = rows(in: available.width, metrics, context.text)
    let widths = rows.map { context.text.size(of: Text($0.code.text, font: metrics.font)).width }
    let wanted = (widths.max() ?? 0) + metrics.padding.horizontal
    return Size(
      available.width.orIdeal(wanted.rounded(.up)),
      Double(rows.count) * metrics.lineHeight + metrics.padding.vertical)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    if hasCard { painter.drawCard(bounds, theme: theme) }
    let time = scene?.now ?? .zero
    let metrics = metrics.grown(by: context.growth)
    var y = metrics.padding.top
    for row in rows(in: frame.width, metrics, context.text) {
      func fill(_ x: ClosedRange<Double>, _ color: Color) {
        painter.fillAligned(
          Rect(
            x: x.lowerBound, y: y, width: x.upperBound - x.lowerBound, height: metrics.lineHeight),
          color: color)
      }
      let strength = strength(ofLine: row.line, at: time)
      if strength > 0 {
        fill(0...frame.width, theme.code.litLine.opacity(strength))
        fill(0...metrics.barWidth, theme.accent.opacity(strength))
      }
      let selected = row.selectedPart(selection.range)
      if !selected.isEmpty {
        let line = context.text.caretLine(of: Text(row.code.text, font: metrics.font))
        for span in line.spans(of: selected) {
          let (low, high) = (span.lowerBound, span.upperBound)
          fill(
            metrics.padding.left + low...metrics.padding.left + high,
            theme.accent.opacity(TextFieldStyle().selectionOpacity))
        }
      }
      paint(row.code, at: y, metrics, with: painter, context)
      y += metrics.lineHeight
    }
  }

  /// Code is never mirrored.
  private func paint(
    _ line: CodeLine, at y: Double, _ metrics: CodeBlockMetrics, with painter: any Painter,
    _ context: PaintContext
  ) {
    let end = frame.width - metrics.padding.right
    var before = ""
    for word in line.words {
      // Each word is where the whole row would have it.
      let start =
        metrics.padding.left
        + (before.isEmpty ? 0 : context.text.size(of: Text(before, font: metrics.font)).width)
      before += word.text
      if start >= end { return }
      if word.text.allSatisfy(\.isWhitespace) { continue }
      let text = Text(word.text, font: metrics.font)
      let height = context.text.size(of: text).height
      painter.draw(
        text, at: Point(start, y + (metrics.lineHeight - height) / 2),
        color: color(of: word.kind, context.theme))
    }
  }

  // MARK: Selection

  public override var isHitTestable: Bool { true }

  /// Code is no stop of Tab.
  public override var isFocusable: Bool { isSelecting }

  public override var wantsCommands: Bool { true }

  public override func cursor(at point: Point) -> Cursor? { cursor ?? .iBeam }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    // A finger scrolls.
    if event.device == .touch { return false }
    clickCount = event.clickCount
    let part = part(at: event.position)
    if event.modifiers.contains(.shift) {
      selection.extend(to: part)
    } else {
      selection = CodeSelection(part)
    }
    isSelecting = true
    return true
  }

  public override func pointerMoved(_ event: PointerEvent) {
    selection.extend(to: part(at: event.position))
  }

  public override func pointerReleased(_ event: PointerEvent) { copy(to: .primary) }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    switch TextCommand(event) {
    case .copy where !selection.range.isEmpty: copy(to: .clipboard)
    case .selectAll:
      selection = CodeSelection(0..<text.utf8.count)
      copy(to: .primary)
    default: return false
    }
    return true
  }

  public override func focusChanged(_ isFocused: Bool) {
    if isFocused { return }
    isSelecting = false
    selection = CodeSelection()
  }

  private func copy(to clipboard: ClipboardSelection) {
    if selection.range.isEmpty { return }
    scene?.textClipboard?.copyToClipboard(text.slice(selection.range), in: clipboard)
  }

  /// The place in the text of all lines at a point; the word or line there after several clicks.
  private func part(at point: Point) -> Range<Int> {
    guard let scene else { return 0..<0 }
    let context = scene.layoutContext(textScale: effectiveTextScale)
    let metrics = metrics.grown(by: context.growth)
    let rows = rows(in: frame.width, metrics, context.text)
    guard let last = rows.indices.last else { return 0..<0 }
    let index = ((point.y - metrics.padding.top) / metrics.lineHeight).rounded(.down)
    let row = rows[Int(min(max(index, 0), Double(last)))]
    if clickCount > 2 {
      let own = rows.filter { $0.line == row.line }.map(\.range)
      return own[0].lowerBound..<own[own.count - 1].upperBound
    }
    let line = context.text.caretLine(of: Text(row.code.text, font: metrics.font))
    let x = point.x - metrics.padding.left
    let place = line.place(nearestTo: x)
    let part = clickCount == 2 ? line.word(at: line.clusterStart(at: x)) : place..<place
    return row.offset(of: part.lowerBound)..<row.offset(of: part.upperBound)
  }

  private func color(of kind: CodeLine.Kind, _ theme: Theme) -> Color {
    switch kind {
    case .plain: theme.label
    case .keyword: theme.code.keyword
    case .type: theme.code.type
    case .member: theme.code.member
    case .string: theme.code.string
    case .number: theme.code.number
    case .comment: theme.annotation
    }
  }
}
