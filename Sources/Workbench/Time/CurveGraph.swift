import Canvas
import Controls

/// The graph of a value and its velocity; the curves after the present are a forecast.
final class CurveGraph: Node {
  /// pt. spec: docs/spec/window.md#time/curves; others chosen
  private enum Metrics {
    static let labelHeight = 16.0
    /// For values beside the curves. chosen
    static let axisWidth = 56.0
    static let lineWidth = 2.0
    static let velocityWidth = 1.5
    static let fillOpacity = 0.07
    static let dot = 7.0
    static let measuredDot = 4.0
    static let sampleDistance = 2.0
    static let margin = 0.14
    static let gridStep = 0.1
    static let futureOpacity = 0.45
    static let wheelFactor = 1.15
    /// The least range of the value axis, in the unit of the quantity: settling stays invisible.
    /// chosen
    static let leastExtent = 1.0
    /// Of a plain number, which is a share. chosen
    static let leastShare = 0.1
    /// The least maximum of the velocity axis, in least ranges per second. chosen
    static let leastPace = 10.0
    /// Between a line at the pointer and its text. chosen
    static let hoverGap = 6.0
    /// Below a text over the curves and lines. chosen
    static let notePadding = 3.0
    static let noteRadius = 4.0
    static let noteOpacity = 0.85
  }

  var content: Content? {
    didSet { changed(content, from: oldValue, [.paint, .semantics], "curves") }
  }

  var onZoom: ((Double) -> Void)?

  private var hoverX: Double? { didSet { changed(hoverX, from: oldValue, .paint, "hover") } }

  override var semantics: Semantics? {
    Semantics(role: .image, label: "Curve", valueText: sentence)
  }

  private var sentence: String {
    guard let content else { return "idle" }
    return content.quantity + " " + CurvesPanel.value(content.value, content.unit) + ", velocity "
      + CurvesPanel.velocity(content.velocity, content.unit)
      + content.summary.map { ", " + $0 }.joined()
  }

  override var isHitTestable: Bool { true }

  override func pointerHovered(_ event: PointerEvent) {
    hoverX = plot.contains(event.position) ? event.position.x : nil
  }

  override func pointerExited(_ event: PointerEvent) { hoverX = nil }

  override func scrolled(_ event: ScrollEvent) -> Bool {
    guard event.deltaY != 0 else { return false }
    onZoom?(event.deltaY > 0 ? Metrics.wheelFactor : 1 / Metrics.wheelFactor)
    return true
  }

  var sampleCount: Int { max(2, Int(plot.width / Metrics.sampleDistance) + 1) }

  private var plot: Rect {
    Rect(
      x: 0, y: 0, width: max(1, frame.width - Metrics.axisWidth),
      height: max(1, frame.height - Metrics.labelHeight))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    guard let content, content.values.count > 1 else {
      painter.draw(
        Text("idle", font: DockMetrics.note), centeredAt: plot.center, color: theme.annotation,
        in: context)
      return
    }
    paintGrid(content, painter, context)
    paintAxis(content, painter, context)
    painter.clip(to: plot) {
      let (low, high) = extent(of: content)
      let leastVelocity = Self.leastExtent(of: content.unit) * Metrics.leastPace
      let most = max(content.velocities.map { abs($0) }.max() ?? 0, leastVelocity)
      let points = points(content.values, low, high)
      fillBelow(points, painter, theme)
      if !content.specValues.isEmpty {
        dashes(self.points(content.specValues, low, high), painter, theme.annotation)
      }
      let now = x(content.now, content)
      let velocities = self.points(content.velocities, -most, most)
      stroke(velocities, Metrics.velocityWidth, theme.tools.velocity, until: now, painter)
      stroke(points, Metrics.lineWidth, theme.accent, until: now, painter)
      for dot in content.dots {
        painter.fillDot(
          at: Point(x(dot.time, content), y(dot.value, low, high)), Metrics.measuredDot,
          color: theme.tools.film)
      }
      let playhead = x(content.time, content)
      painter.fill(
        Rect(x: playhead - 1, y: 0, width: 2, height: plot.height),
        color: content.isPast ? theme.tools.past : theme.accent.opacity(0.5))
      dot(Point(playhead, y(content.value, low, high)), theme.accent, painter, theme)
      let velocityY = y(content.velocity, -most, most)
      dot(Point(playhead, velocityY), theme.tools.velocity, painter, theme)
    }
    paintNotes(content, painter, context)
  }

  private func x(_ time: Instant, _ content: Content) -> Double {
    time.seconds(since: content.window.start) / content.window.length * plot.width
  }

  private func y(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let room = plot.height * (1 - 2 * Metrics.margin)
    let part = high > low ? (value - low) / (high - low) : 0.5
    return plot.height * (1 - Metrics.margin) - part * room
  }

  private static func leastExtent(of unit: String) -> Double {
    unit.isEmpty ? Metrics.leastShare : Metrics.leastExtent
  }

  private func extent(of content: Content) -> (low: Double, high: Double) {
    Self.extent(of: content.values + content.specValues, unit: content.unit)
  }

  /// The values at the ends of the axis.
  static func extent(of values: [Double], unit: String) -> (low: Double, high: Double) {
    let low = values.min() ?? 0
    let high = values.max() ?? 1
    let missing = max(0, leastExtent(of: unit) - (high - low))
    return (low - missing / 2, high + missing / 2)
  }

  private func points(_ values: [Double], _ low: Double, _ high: Double) -> [Point] {
    let step = plot.width / Double(max(values.count - 1, 1))
    return values.enumerated().map { Point(Double($0.offset) * step, y($0.element, low, high)) }
  }

  private func stroke(
    _ points: [Point], _ width: Double, _ color: Color, until now: Double, _ painter: any Painter
  ) {
    let count = points.firstIndex { $0.x > now } ?? points.count
    let past = points[..<count]
    let future = points[max(0, count - 1)...]
    let parts = [(past, color), (future, color.opacity(Metrics.futureOpacity))]
    for (points, color) in parts where points.count > 1 {
      var path = Path()
      path.addLines(through: points)
      painter.stroke(path, .round(width), color: color)
    }
  }

  private func dashes(_ points: [Point], _ painter: any Painter, _ color: Color) {
    var path = Path()
    for start in stride(from: 0, to: points.count - 1, by: 3) {
      path.addLines(through: [points[start], points[start + 1]])
    }
    painter.stroke(path, .round(1.5), color: color)
  }

  private func fillBelow(_ points: [Point], _ painter: any Painter, _ theme: Theme) {
    guard let first = points.first, let last = points.last else { return }
    var path = Path()
    path.move(to: Point(first.x, plot.height))
    for point in points { path.addLine(to: point) }
    path.addLine(to: Point(last.x, plot.height))
    path.close()
    painter.fill(path, color: theme.accent.opacity(Metrics.fillOpacity))
  }

  private func dot(_ center: Point, _ color: Color, _ painter: any Painter, _ theme: Theme) {
    painter.fillDot(at: center, Metrics.dot + 3, color: theme.card)
    painter.fillDot(at: center, Metrics.dot, color: color)
  }

  /// The spring in words above the curves; below them, the value and the time at the pointer.
  private func paintNotes(_ content: Content, _ painter: any Painter, _ context: PaintContext) {
    let theme = context.theme
    // The curve ends at the other edge.
    let isAtTop = !endsAtTop(content)
    if !content.summary.isEmpty {
      paintSummary(content.summary, isAtTop: isAtTop, painter, context)
    }
    guard let hoverX, let sentence = reading(at: hoverX, of: content) else { return }
    painter.fillAligned(
      Rect(x: hoverX, y: 0, width: 0.5, height: plot.height), color: theme.annotation)
    let text = Text(sentence, font: DockMetrics.note)
    let size = context.text.size(of: text)
    let isRight = hoverX + Metrics.hoverGap + size.width <= plot.maxX
    let x = isRight ? hoverX + Metrics.hoverGap : hoverX - Metrics.hoverGap - size.width
    let y = isAtTop || content.summary.isEmpty ? plot.height - size.height : 0
    paint(text, at: Point(max(0, x), y), color: theme.label, painter, context)
  }

  private func endsAtTop(_ content: Content) -> Bool {
    let (low, high) = extent(of: content)
    return content.values.last.map { y($0, low, high) < plot.midY } ?? false
  }

  /// Paints the parts of the summary below each other where they have no room side by side.
  private func paintSummary(
    _ summary: [String], isAtTop: Bool, _ painter: any Painter, _ context: PaintContext
  ) {
    let line = Text(summary.joined(separator: " · "), font: DockMetrics.note)
    let fits = context.text.size(of: line).width <= plot.width
    let lines = fits ? [line] : summary.map { Text($0, font: DockMetrics.note) }
    let height = lines.reduce(0) { $0 + context.text.size(of: $1).height }
    var y = isAtTop ? 0 : plot.height - height
    for text in lines {
      let size = context.text.size(of: text)
      let place = Point(plot.maxX - size.width, y)
      paint(text, at: place, color: context.theme.annotation, painter, context)
      y += size.height
    }
  }

  /// Text on a background, because curves and the line of the time can cross its place.
  private func paint(
    _ text: Text, at place: Point, color: Color, _ painter: any Painter, _ context: PaintContext
  ) {
    let area = Rect(origin: place, size: context.text.size(of: text))
    let background = area.outset(by: Insets(horizontal: Metrics.notePadding, vertical: 0))
    painter.fill(
      RoundedRectangle(background, radius: Metrics.noteRadius),
      color: context.theme.card.opacity(Metrics.noteOpacity))
    painter.draw(text, at: place, color: color)
  }

  /// The value at a place, and its time since the beginning of the motion; `nil` without a motion.
  private func reading(at x: Double, of content: Content) -> String? {
    let index = Int((x / plot.width * Double(content.values.count - 1)).rounded())
    guard let start = content.window.motionStart, content.values.indices.contains(index)
    else { return nil }
    let time = content.window.start.advanced(by: x / plot.width * content.window.length)
    return CurvesPanel.value(content.values[index], content.unit) + " at "
      + time.seconds(since: start).text(places: 2) + " s"
  }

  private func paintGrid(_ content: Content, _ painter: any Painter, _ context: PaintContext) {
    let color = context.theme.hairline
    painter.fillAligned(Rect(x: 0, y: plot.midY, width: plot.width, height: 0.5), color: color)
    let step = content.window.length > 2 ? 1 : Metrics.gridStep
    var age = 0.0
    while age <= content.window.length {
      let x = age / content.window.length * plot.width
      painter.fillAligned(Rect(x: x, y: 0, width: 0.5, height: plot.height), color: color)
      age += step
    }
    for mark in content.marks {
      let x = x(mark.time, content) + 0.5
      painter.drawDashes(
        from: Point(x, 0), to: Point(x, plot.height), color: context.theme.annotation)
    }
  }

  private func paintAxis(_ content: Content, _ painter: any Painter, _ context: PaintContext) {
    let color = context.theme.annotation
    let (low, high) = extent(of: content)
    for value in [low, high] {
      let text = Text(CurvesPanel.value(value, content.unit), font: DockMetrics.note)
      let size = context.text.size(of: text)
      let y = y(value, low, high) - size.height / 2
      painter.draw(text, at: Point(frame.width - size.width, y), color: color)
    }
    let caption = Text(
      content.window.length > 2 ? "1 s per line" : "0.1 s per line", font: DockMetrics.note)
    let size = context.text.size(of: caption)
    let labelY = plot.height + 2
    painter.draw(caption, at: Point(frame.width - size.width, labelY), color: color)
    var free = 0.0
    for mark in content.marks {
      let text = Text(mark.name, font: DockMetrics.note)
      let width = context.text.size(of: text).width
      let start = max(0, x(mark.time, content) - width / 2)
      guard start >= free, start + width < frame.width - size.width - 8 else { continue }
      painter.draw(text, at: Point(start, labelY), color: color)
      free = start + width + 8
    }
  }
}
