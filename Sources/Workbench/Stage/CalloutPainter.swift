import Canvas
import Controls

/// A painter of dimension lines around the control on a stage, with their values and notes.
@MainActor
struct CalloutPainter {
  /// pt. spec: docs/spec/window.md#fonts/figure; docs/spec/window.md#fonts/note; others chosen
  private enum Metrics {
    static let figure = Font(size: 13, weight: .semibold, figures: .tabular)
    static let note = Font(size: 11)
    static let noteDistance = 15.0
    /// For a note below the line of its value. chosen
    static let noteDrop = 4.0
    /// The share of the difference in height by which the unit is lower, for one baseline.
    static let unitDrop = 0.8
    static let distance = 16.0
    static let figureDistance = 16.0
    /// The height of a line with its value and note, above or below the control. chosen
    static let room = 53.0
    /// Closer to the control, with a value alone. chosen
    static let close = (distance: 6.0, figureDistance: 11.0, room: 24.0)
    static let textRise = 8.0
    static let side = (line: 24.0, text: 13.0)
    /// In less room beside the control. chosen
    static let tightSide = (line: 12.0, text: 7.0)
    static let tightRoom = 110.0
    static let edge = 8.0
    static let dashOpacity = 0.45
    /// Of the other measurements while one is chosen. chosen
    static let faintOpacity = 0.25
    static let cornerRise = 24.0
    static let cornerReach = 14.0
    /// Half of the room for the width above the middle of a control. chosen
    static let middle = 60.0
    /// Above the line of a corner. chosen
    static let cornerRoom = 16.0
    /// From the line of a corner, whose note is below it, to the line of the width. chosen
    static let cornerLift = 16.0
  }

  let content: CalloutLayer.Content
  let size: Size
  let painter: any Painter
  let context: PaintContext

  private var width: Double { size.width }
  private var hit: Rect { content.hit }
  private var box: Rect { content.box }
  private var isMirrored: Bool { content.direction == .rightToLeft }
  private var color: Color { context.theme.accent }
  private var dashColor: Color { color.opacity(Metrics.dashOpacity) }

  private var side: (line: Double, text: Double) {
    min(hit.minX, width - hit.maxX) < Metrics.tightRoom ? Metrics.tightSide : Metrics.side
  }

  func paint() {
    painter.drawDashes(around: hit, color: dashColor)
    guard let chosen = content.chosen else { return paint(content.measurements) }
    painter.group(opacity: Metrics.faintOpacity) {
      paint(content.measurements.filter { $0.side != chosen.side })
    }
    paint([chosen])
  }

  /// A dimension line above or below the control, and its distance from the value.
  private struct Line {
    var y: Double
    var figureDistance: Double
    var hasNote: Bool
  }

  /// The line that is farthest from the control and has room; `nil` if none has.
  private func line(isAbove: Bool) -> Line? {
    let edges = isAbove ? [hit.minY, box.minY] : [hit.maxY, box.maxY]
    func room(_ edge: Double) -> Double { isAbove ? edge : size.height - edge }
    func y(_ edge: Double, _ distance: Double) -> Double { edge + (isAbove ? -distance : distance) }
    if let edge = edges.first(where: { room($0) >= Metrics.room }) {
      // Above, the note is between the value and the line.
      let distance = Metrics.figureDistance * (isAbove ? 2 : 1)
      return Line(y: y(edge, Metrics.distance), figureDistance: distance, hasNote: true)
    }
    guard let edge = edges.first(where: { room($0) >= Metrics.close.room }) else { return nil }
    return Line(
      y: y(edge, Metrics.close.distance), figureDistance: Metrics.close.figureDistance,
      hasNote: false)
  }

  private func paint(_ measurements: [ControlMeasurement]) {
    var below = 0
    for measurement in measurements {
      let (start, end) = ends(of: measurement)
      switch measurement.side {
      case .top:
        guard let line = line(isAbove: true) else { continue }
        painter.drawRule(from: Point(start, line.y), to: Point(end, line.y), color: color)
        write(
          measurement, at: Point((start + end) / 2, line.y - line.figureDistance), alignment: 0.5,
          hasNote: line.hasNote)
      case .left, .right:
        let isLeft = (measurement.side == .left) != isMirrored
        let x = isLeft ? hit.minX - side.line : hit.maxX + side.line
        if !hasRoom(for: measurement, beside: x, side.text, isLeft: isLeft) { continue }
        painter.drawRule(from: Point(x, start), to: Point(x, end), color: color)
        write(measurement, beside: Point(x, (start + end) / 2), side.text, isLeft: isLeft)
      case .corner(let isBefore):
        if content.isShort && content.chosen == nil { continue }
        paintCorner(measurement, at: Point(start, end), isLeft: isBefore != isMirrored)
      case .bottom:
        paintBelow(measurement, from: start, to: end, number: below)
        below += 1
      }
    }
  }

  /// The ends of the dimension line, in points of the layer: x coordinates from the left above and
  /// below the control, y coordinates beside it, and x and y of a corner.
  private func ends(of measurement: ControlMeasurement) -> (start: Double, end: Double) {
    let (start, end) = (
      measurement.start * content.magnification, measurement.end * content.magnification
    )
    func x(_ distance: Double) -> Double { content.direction.x(distance, width: 0, in: box) }
    return switch measurement.side {
    case .left, .right: (box.minY + start, box.minY + end)
    case .top, .bottom: (min(x(start), x(end)), max(x(start), x(end)))
    case .corner: (x(start), box.minY + end)
    }
  }

  /// The text of the first is below, of the second before the control, of all others after it.
  private func paintBelow(
    _ measurement: ControlMeasurement, from start: Double, to end: Double, number: Int
  ) {
    guard let line = line(isAbove: false) else { return }
    let y = line.y
    let isLeft = (number == 1) != isMirrored
    let text = isLeft ? box.minX - side.line : box.maxX + side.line
    if number > 0 && !hasRoom(for: measurement, beside: text, side.text, isLeft: isLeft) { return }
    painter.drawRule(from: Point(start, y), to: Point(end, y), color: color)
    if number == 0 {
      for x in [start, end] {
        painter.drawDashes(from: Point(x, box.maxY), to: Point(x, y), color: dashColor)
      }
      write(
        measurement, at: Point((start + end) / 2, y + line.figureDistance), alignment: 0.5,
        hasNote: line.hasNote)
      return
    }
    painter.drawLine(
      from: Point(isLeft ? text : end, y), to: Point(isLeft ? start : text, y), color: color)
    write(measurement, beside: Point(text, y), side.text, isLeft: isLeft, hasNote: line.hasNote)
  }

  private func paintCorner(_ measurement: ControlMeasurement, at corner: Point, isLeft: Bool) {
    let x = corner.x
    let tops = [hit.minY, box.minY].map { $0 - Metrics.cornerRise }
    guard let top = tops.first(where: { $0 >= Metrics.cornerRoom }) else { return }
    let distance = side.text / 2
    let reach = isLeft ? -Metrics.cornerReach : Metrics.cornerReach
    let end = (isLeft ? box.minX : box.maxX) + reach
    // Over the control, the note is above the line of the width.
    let lifted = line(isAbove: true).map { min(top, $0.y - Metrics.cornerLift) } ?? top
    func place(_ end: Double, isLeft: Bool) -> (end: Point, isLeft: Bool) {
      let isOverControl = box.minX <= end && end <= box.maxX
      return (Point(end, isOverControl ? max(Metrics.cornerRoom, lifted) : top), isLeft)
    }
    var places = [place(end, isLeft: isLeft), place(x + reach, isLeft: isLeft)]
    // Above the control, unless the corner is in the middle of it.
    if abs(x - (isLeft ? box.minX : box.maxX)) < Metrics.cornerReach {
      places.append(place(x - reach, isLeft: !isLeft))
    }
    func isFree(_ place: (end: Point, isLeft: Bool)) -> Bool {
      let area = area(of: measurement, beside: place.end, distance, isLeft: place.isLeft)
      return !content.tools.contains { $0.intersects(area) }
    }
    let wide = places.first { place in
      let room = self.room(beside: place.end.x, distance, isLeft: place.isLeft)
      return room >= width(of: measurement.name, Metrics.note) && isFree(place)
        && (place.end.x == end || isClearOfMiddle(measurement, place.end.x, isLeft: place.isLeft))
    }
    let place = wide ?? places[0]
    if !hasRoom(for: measurement, beside: place.end.x, distance, isLeft: place.isLeft) { return }
    if wide == nil && content.chosen != measurement && !isFree(place) { return }
    let y = place.end.y
    painter.drawLine(from: Point(x, y), to: corner, color: color)
    painter.drawLine(
      from: Point(min(x, place.end.x), y), to: Point(max(x, place.end.x), y), color: color)
    write(measurement, beside: place.end, distance, isLeft: place.isLeft)
  }

  /// The place of a value and its note beside the end of a line.
  private func area(
    of measurement: ControlMeasurement, beside end: Point, _ distance: Double, isLeft: Bool
  ) -> Rect {
    let room = room(beside: end.x, distance, isLeft: isLeft)
    let value = context.text.size(of: Text(measurement.valueText, font: Metrics.figure))
    let unit = width(of: " pt", Metrics.note)
    let notes = [measurement.note, measurement.shortNote].map {
      context.text.size(of: Text($0, font: Metrics.note))
    }
    let note = notes.first { $0.width <= room } ?? .zero
    let width = min(max(value.width + unit, note.width), room)
    let middle = end.y - Metrics.textRise
    return Rect(
      minX: isLeft ? end.x - distance - width : end.x + distance, minY: middle - value.height / 2,
      maxX: isLeft ? end.x - distance : end.x + distance + width,
      maxY: middle + Metrics.noteDistance + note.height / 2)
  }

  /// Whether a note beside a point leaves the place above the middle of the control to its width.
  private func isClearOfMiddle(
    _ measurement: ControlMeasurement, _ end: Double, isLeft: Bool
  ) -> Bool {
    let length = side.text + width(of: measurement.note, Metrics.note)
    let middle = (box.midX - Metrics.middle)...(box.midX + Metrics.middle)
    return !middle.overlaps(isLeft ? (end - length)...end : end...(end + length))
  }

  private func width(of string: String, _ font: Font) -> Double {
    context.text.size(of: Text(string, font: font)).width
  }

  private func room(beside end: Double, _ distance: Double, isLeft: Bool) -> Double {
    (isLeft ? end : width - end) - distance - Metrics.edge
  }

  /// A dimension line without its value would say nothing.
  private func hasRoom(
    for measurement: ControlMeasurement, beside end: Double, _ distance: Double, isLeft: Bool
  ) -> Bool {
    content.chosen == measurement
      || width(of: measurement.valueText, Metrics.figure)
        <= room(beside: end, distance, isLeft: isLeft)
  }

  private func write(
    _ measurement: ControlMeasurement, beside end: Point, _ distance: Double, isLeft: Bool,
    hasNote: Bool = true
  ) {
    write(
      measurement, at: Point(end.x + (isLeft ? -distance : distance), end.y - Metrics.textRise),
      alignment: isLeft ? 1 : 0, hasNote: hasNote)
  }

  /// `place` is the middle of the value's height, at the share `alignment` of both widths.
  ///
  /// The target of a value that moves is after it, or else below it. A unit or note that would
  /// leave the stage is left out.
  private func write(
    _ measurement: ControlMeasurement, at place: Point, alignment: Double, hasNote: Bool
  ) {
    let theme = context.theme
    let arrow = measurement.target.map { "→ " + $0.text(places: 1) }
    let value = Text(measurement.valueText, font: Metrics.figure)
    let target = Text(arrow.map { "  " + $0 } ?? "", font: Metrics.figure)
    let (valueSize, targetSize) = (context.text.size(of: value), context.text.size(of: target))
    let room =
      min(
        alignment < 1 ? (width - place.x) / (1 - alignment) : .infinity,
        alignment > 0 ? place.x / alignment : .infinity) - Metrics.edge
    let isBeside = alignment == 0 || alignment == 1
    let isTargetBelow = isBeside && arrow != nil && valueSize.width + targetSize.width > room
    let unit = Text(" pt", font: Metrics.note)
    let unitSize = context.text.size(of: unit)
    let lineWidth = valueSize.width + (isTargetBelow || arrow == nil ? 0 : targetSize.width)
    let hasUnit = lineWidth + unitSize.width <= room
    let fullWidth = lineWidth + (hasUnit ? unitSize.width : 0)
    let below = isTargetBelow ? [arrow].compactMap { $0 } : []
    let words = below + (content.isShort ? [] : [measurement.note]) + [measurement.shortNote]
    // A note may be below its line.
    let noteRoom = room + (isBeside && measurement.side == .bottom ? side.line + side.text : 0)
    let note = words.lazy.map { Text($0, font: Metrics.note) }
      .first { hasNote && context.text.size(of: $0).width <= noteRoom }
    let noteSize = note.map { context.text.size(of: $0) } ?? .zero
    // The wider line stays on the stage, and the other one is aligned to it.
    let widest = max(fullWidth, noteSize.width)
    let last = max(Metrics.edge, width - Metrics.edge - widest)
    let start = min(max(place.x - alignment * widest, Metrics.edge), last)
    let x = start + alignment * (widest - fullWidth)
    let y = place.y - valueSize.height / 2
    painter.draw(
      value, at: Point(x, y), color: measurement.isOff ? theme.tools.pastText : theme.label)
    if arrow != nil, !isTargetBelow {
      painter.draw(target, at: Point(x + valueSize.width, y), color: theme.annotation)
    }
    if hasUnit {
      let drop = Metrics.unitDrop * (valueSize.height - unitSize.height)
      painter.draw(unit, at: Point(x + lineWidth, y + drop), color: theme.annotation)
    }
    guard let note else { return }
    let distance = Metrics.noteDistance + (noteSize.width > room ? Metrics.noteDrop : 0)
    painter.draw(
      note,
      at: Point(
        start + alignment * (widest - noteSize.width), place.y + distance - noteSize.height / 2),
      color: theme.annotation)
  }
}
