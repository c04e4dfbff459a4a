import Canvas
import Controls

/// The figures of a control around it, each with its line: measured, not painted on.
final class CalloutLayer: Node {
  /// pt. design: playground, A control's page
  private enum Metrics {
    static let figure = Font(size: 13, weight: .semibold, figures: .tabular)
    static let note = Font(size: 11)
    static let noteDistance = 15.0
    static let lineWidth = 1.0
    static let tick = 8.0
    static let distance = 16.0
    static let figureDistance = 16.0
    /// From what is measured to a line beside it, and from there to its words.
    static let side = (line: 24.0, text: 13.0)
    /// Where there is less room beside the control than that. chosen
    static let tightSide = (line: 12.0, text: 7.0)
    static let tightRoom = 80.0
    /// Of the layer, that no text comes near to.
    static let edge = 8.0
    static let dash = 3.0
    static let gap = 2.5
    static let dashOpacity = 0.45
    /// What the others keep while one is looked at. chosen
    static let faintOpacity = 0.25
    /// From the hit area up to the words of a corner, and on beside the control.
    static let cornerRise = 24.0
    static let cornerReach = 14.0
  }

  /// What is measured, and where.
  struct Content: Hashable {
    var measurements: [Measurement]
    /// Where the control lies, pt in the layer.
    var box: Rect
    /// Where it can be pressed, pt in the layer.
    var hit: Rect
    /// pt of the layer for each of the control.
    var magnification: Double
    /// Whether there is no room for all words.
    var isShort = false
    /// The one that somebody looks at, shown over the others; nil for none.
    var chosen: Measurement?
  }

  private enum Alignment { case leading, center, trailing }

  var content: Content? {
    didSet { if content != oldValue { invalidate(.paint, reason: "callouts") } }
  }

  /// How far lines and words beside the control are from it.
  private var side: (line: Double, text: Double) {
    guard let hit = content?.hit, min(hit.minX, frame.width - hit.maxX) < Metrics.tightRoom
    else { return Metrics.side }
    return Metrics.tightSide
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let content else { return }
    let hit = content.hit
    for y in [hit.minY, hit.maxY] {
      drawDashes(from: Point(hit.minX, y), to: Point(hit.maxX, y), painter, context)
    }
    for x in [hit.minX, hit.maxX] {
      drawDashes(from: Point(x, hit.minY), to: Point(x, hit.maxY), painter, context)
    }
    guard let chosen = content.chosen else {
      return paint(content.measurements, content, painter, context)
    }
    painter.group(opacity: Metrics.faintOpacity) {
      paint(content.measurements.filter { $0.side != chosen.side }, content, painter, context)
    }
    paint([chosen], content, painter, context)
  }

  private func paint(
    _ measurements: [Measurement], _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    var below = 0
    for measurement in measurements {
      switch measurement.side {
      case .top: paintAbove(measurement, content, painter, context)
      case .left, .right: paintBeside(measurement, content, painter, context)
      case .corner(let isBefore):
        if content.isShort && content.chosen == nil { continue }
        paintCorner(measurement, isBefore: isBefore, content, painter, context)
      case .bottom:
        switch below {
        case 0: paintBelow(measurement, content, painter, context)
        case 1: paintBefore(measurement, content, painter, context)
        default: paintAfter(measurement, content, painter, context)
        }
        below += 1
      }
    }
  }

  private func span(_ measurement: Measurement, _ content: Content) -> (Double, Double) {
    let isAcross = measurement.side == .left || measurement.side == .right
    let origin = isAcross ? content.box.minY : content.box.minX
    return (
      origin + measurement.start * content.magnification,
      origin + measurement.end * content.magnification
    )
  }

  private func paintAbove(
    _ measurement: Measurement, _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let (start, end) = span(measurement, content)
    let y = content.hit.minY - Metrics.distance
    rule(from: Point(start, y), to: Point(end, y), painter, context)
    write(
      measurement, at: Point((start + end) / 2, y - 2 * Metrics.figureDistance), .center, painter,
      context)
  }

  private func paintBelow(
    _ measurement: Measurement, _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let (start, end) = span(measurement, content)
    let y = content.hit.maxY + Metrics.distance
    rule(from: Point(start, y), to: Point(end, y), painter, context)
    for x in [start, end] {
      drawDashes(from: Point(x, content.box.maxY), to: Point(x, y), painter, context)
    }
    write(
      measurement, at: Point((start + end) / 2, y + Metrics.figureDistance), .center, painter,
      context)
  }

  /// On the line of what is below, with its text before the control.
  private func paintBefore(
    _ measurement: Measurement, _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let (start, end) = span(measurement, content)
    let y = content.hit.maxY + Metrics.distance
    rule(from: Point(start, y), to: Point(end, y), painter, context)
    let textEnd = content.box.minX - side.line
    painter.fillAligned(
      Rect(
        x: textEnd, y: y - Metrics.lineWidth / 2, width: start - textEnd, height: Metrics.lineWidth),
      color: context.theme.accent)
    write(
      measurement, at: Point(textEnd - side.text, y - 8), .trailing, painter, context)
  }

  /// On the line of what is below, with its text after the control.
  private func paintAfter(
    _ measurement: Measurement, _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let (start, end) = span(measurement, content)
    let y = content.hit.maxY + Metrics.distance
    rule(from: Point(start, y), to: Point(end, y), painter, context)
    let textStart = content.box.maxX + side.line
    painter.fillAligned(
      Rect(
        x: end, y: y - Metrics.lineWidth / 2, width: textStart - end, height: Metrics.lineWidth),
      color: context.theme.accent)
    write(
      measurement, at: Point(textStart + side.text, y - 8), .leading, painter, context)
  }

  /// A line up from a corner, and on to its text beside the control.
  private func paintCorner(
    _ measurement: Measurement, isBefore: Bool, _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let x = content.box.minX + measurement.start * content.magnification
    let y = content.box.minY + measurement.end * content.magnification
    let top = content.hit.minY - Metrics.cornerRise
    let end =
      isBefore
      ? content.box.minX - Metrics.cornerReach : content.box.maxX + Metrics.cornerReach
    let half = Metrics.lineWidth / 2
    let color = context.theme.accent
    painter.fillAligned(Rect(minX: x - half, minY: top, maxX: x + half, maxY: y), color: color)
    painter.fillAligned(
      Rect(minX: min(x, end), minY: top - half, maxX: max(x, end), maxY: top + half), color: color)
    let text = end + (isBefore ? -side.text / 2 : side.text / 2)
    write(
      measurement, at: Point(text, top - 8), isBefore ? .trailing : .leading, painter, context)
  }

  private func paintBeside(
    _ measurement: Measurement, _ content: Content, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let (start, end) = span(measurement, content)
    let isLeft = measurement.side == .left
    let x =
      isLeft
      ? content.hit.minX - side.line : content.hit.maxX + side.line
    rule(from: Point(x, start), to: Point(x, end), painter, context)
    let textX = x + (isLeft ? -side.text : side.text)
    write(
      measurement, at: Point(textX, (start + end) / 2 - 8), isLeft ? .trailing : .leading, painter,
      context)
  }

  // MARK: Lines

  /// A line along one of the axes, with a tick at each end.
  private func rule(
    from start: Point, to end: Point, _ painter: any Painter, _ context: PaintContext
  ) {
    let (half, tick) = (Metrics.lineWidth / 2, Metrics.tick / 2)
    let color = context.theme.accent
    painter.fillAligned(
      Rect(
        minX: start.x - (start.x == end.x ? half : 0),
        minY: start.y - (start.x == end.x ? 0 : half),
        maxX: end.x + (start.x == end.x ? half : 0), maxY: end.y + (start.x == end.x ? 0 : half)),
      color: color)
    for point in [start, end] {
      let size =
        start.x == end.x ? Size(2 * tick, 2 * half) : Size(2 * half, 2 * tick)
      painter.fillAligned(Rect(center: point, size: size), color: color)
    }
  }

  private func drawDashes(
    from start: Point, to end: Point, _ painter: any Painter, _ context: PaintContext
  ) {
    painter.drawDashes(
      from: start, to: end, dash: Metrics.dash, gap: Metrics.gap,
      color: context.theme.accent.opacity(Metrics.dashOpacity))
  }

  // MARK: Texts

  /// Writes the figure with its note below it.
  ///
  /// - Parameter place: the middle of the figure's height, and where the alignment has it begin or
  ///   end.
  private func write(
    _ measurement: Measurement, at place: Point, _ alignment: Alignment, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let theme = context.theme
    let figure = Text(measurement.valueText, font: Metrics.figure)
    let arrow = measurement.target.map {
      Text("  → " + Measurement.text($0), font: Metrics.figure)
    }
    let room =
      switch alignment {
      case .leading: frame.width - place.x
      case .center: 2 * min(place.x, frame.width - place.x)
      case .trailing: place.x
      }
    var note = Text(measurement.note, font: Metrics.note)
    if content?.isShort == true || context.text.size(of: note).width > room - Metrics.edge {
      note.string = measurement.shortNote
    }
    let figureSize = context.text.size(of: figure)
    let arrowWidth = arrow.map { context.text.size(of: $0).width } ?? 0
    let noteSize = context.text.size(of: note)
    func start(_ width: Double) -> Double {
      switch alignment {
      case .leading: place.x
      case .center: place.x - width / 2
      case .trailing: place.x - width
      }
    }
    let x = start(figureSize.width + arrowWidth)
    let y = place.y - figureSize.height / 2
    painter.draw(
      figure, at: Point(x, y), color: measurement.isOff ? theme.tools.pastText : theme.label)
    if let arrow {
      painter.draw(arrow, at: Point(x + figureSize.width, y), color: theme.annotation)
    }
    painter.draw(
      note,
      at: Point(start(noteSize.width), place.y + Metrics.noteDistance - noteSize.height / 2),
      color: theme.annotation)
  }
}
