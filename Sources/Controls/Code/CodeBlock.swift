import Canvas

/// Read-only source code with syntax highlighting; changed lines are lit for a moment.
///
/// Lines that are too long are wrapped with a hanging indent.
///
/// ```swift
/// let block = CodeBlock(SwiftHighlighter.lines(of: "let wifi = Switch(isOn: true)"))
/// ```
public final class CodeBlock: Node {
  /// The lines of code; a change lights the new lines.
  public var code: [CodeLine] { didSet { if code != oldValue { light(oldValue) } } }

  /// The metrics.
  public let metrics: CodeBlockMetrics

  private let hasCard: Bool

  private var glow: (lines: Set<Int>, strength: Transition)?

  /// Creates a block with lines of code.
  ///
  /// - Parameters:
  ///   - metrics: ``CodeBlockMetrics/column`` for narrow columns.
  ///   - hasCard: Whether the block has a card of its own.
  public init(_ code: [CodeLine], metrics: CodeBlockMetrics = .regular, hasCard: Bool = true) {
    self.code = code
    self.metrics = metrics
    self.hasCard = hasCard
  }

  /// All lines as text, for copying.
  public var text: String { code.map(\.text).joined(separator: "\n") }

  private func light(_ old: [CodeLine]) {
    invalidate([.layout, .paint], reason: "code")
    guard let scene else { return }
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

  /// The rows of each line in a width of the block, in points.
  private func rows(
    in width: Double, _ metrics: CodeBlockMetrics, _ text: any TextMeasuring
  ) -> [[CodeLine]] {
    let room = width - metrics.padding.horizontal
    return code.map { line in
      line.rows(in: room) { text.size(of: Text($0, font: metrics.font)).width }
    }
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = metrics.grown(by: context.growth)
    let rows = rows(in: available.width, metrics, context.text).joined()
    let widths = rows.map { context.text.size(of: Text($0.text, font: metrics.font)).width }
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
    for (index, rows) in rows(in: frame.width, metrics, context.text).enumerated() {
      let height = Double(rows.count) * metrics.lineHeight
      let strength = strength(ofLine: index, at: time)
      if strength > 0 {
        painter.fillAligned(
          Rect(x: 0, y: y, width: frame.width, height: height),
          color: theme.code.litLine.opacity(strength))
        painter.fillAligned(
          Rect(x: 0, y: y, width: metrics.barWidth, height: height),
          color: theme.accent.opacity(strength))
      }
      for row in rows {
        paint(row, at: y, metrics, with: painter, context)
        y += metrics.lineHeight
      }
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
