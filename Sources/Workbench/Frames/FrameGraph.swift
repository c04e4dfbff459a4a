import Canvas
import Controls

/// The bars of the last frames: their phases, and their damage below.
final class FrameGraph: Node {
  /// pt. spec: docs/spec/window.md#time/frames; others chosen
  private enum Metrics {
    static let bar = 3.0
    static let pitch = 4.0
    static let rest = 64.0
    static let axis = 52.0
    static let top = 6.0
    static let damageHeight = 34.0
    static let leastDamage = 1.0
    /// Of the mark above a bar that exceeds the budget. chosen
    static let mark = 3.0
    static let markGap = 2.0
  }

  /// The possible ends of the axis, in seconds. spec: docs/spec/window.md#time/frames
  private static let scales = [0.4, 0.8, 2, 4, 8, 20, 40, 100, 200, 400, 1000].map { $0 / 1000 }

  struct Content: Hashable {
    var samples: [FrameSample] = []
    /// In seconds.
    var budget = 1.0 / 60
  }

  var content = Content() {
    didSet { changed(content, from: oldValue, [.paint, .semantics], "frames") }
  }

  override var semantics: Semantics? {
    let costs = content.samples.map(\.cost)
    let text =
      costs.isEmpty
      ? "idle"
      : "\(costs.count) frames, \(((costs.max() ?? 0) * 1000).text(places: 2)) milliseconds maximum"
    return Semantics(role: .image, label: "Frame Times", valueText: text)
  }

  private var plot: Rect {
    Rect(
      x: Metrics.axis, y: Metrics.top, width: max(1, frame.width - Metrics.axis),
      height: max(1, frame.height - Metrics.top - Metrics.damageHeight))
  }

  private var places: [(sample: FrameSample, x: Double)] {
    var places: [(FrameSample, Double)] = []
    var x = plot.maxX - Metrics.bar
    for (index, sample) in content.samples.enumerated().reversed() {
      if x < plot.minX { break }
      places.append((sample, x))
      x -= Metrics.pitch
      if sample.endsRest && index > 0 { x -= Metrics.rest }
    }
    return places
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let places = places
    let most = places.map(\.sample.cost).max() ?? 0
    let scale = Self.scales.first { $0 >= most } ?? most
    paintAxis(scale, painter, context)
    if places.isEmpty {
      let y = plot.midY - plot.height / 4
      return write("idle", x: plot.midX, alignment: 0.5, y: y, painter, context)
    }
    let height = plot.height
    for (index, (sample, x)) in places.enumerated() {
      var y = plot.maxY
      for phase in FrameSample.Phase.allCases {
        let part = height * min(1, sample.phases[phase.rawValue] / scale)
        if part <= 0 { continue }
        y -= part
        painter.fill(
          Rect(x: x, y: y, width: Metrics.bar, height: part), color: phase.color(in: context.theme))
      }
      if sample.cost > content.budget {
        painter.fill(
          Rect(
            x: x, y: y - Metrics.markGap - Metrics.mark, width: Metrics.bar, height: Metrics.mark),
          color: context.theme.tools.past)
      }
      let hanging = max(Metrics.leastDamage, (Metrics.damageHeight - 6) * sample.damage)
      painter.fill(
        Rect(x: x, y: plot.maxY + 2, width: Metrics.bar, height: hanging),
        color: context.theme.hairline)
      if sample.endsRest && index + 1 < places.count {
        write("idle", x: x - Metrics.rest / 2, alignment: 0.5, y: plot.maxY - 8, painter, context)
      }
    }
  }

  private func paintAxis(_ scale: Double, _ painter: any Painter, _ context: PaintContext) {
    for (part, y) in [(1.0, plot.minY), (0.5, plot.midY), (0, plot.maxY)] {
      painter.drawHairline(from: Point(plot.minX, y), length: plot.width, theme: context.theme)
      if part == 0 { continue }
      let places = scale * part * 1000 < 1 ? 1 : 0
      let number = (scale * part * 1000).text(places: places)
      let label = part == 1 ? number + " ms" : number
      write(label, x: Metrics.axis - 8, alignment: 1, y: y, painter, context)
    }
    let damageY = plot.maxY + Metrics.damageHeight / 2 - 4
    write("Damage", x: Metrics.axis - 8, alignment: 1, y: damageY, painter, context)
    if content.budget <= scale {
      painter.fillAligned(
        Rect(
          x: plot.minX, y: plot.maxY - plot.height * content.budget / scale, width: plot.width,
          height: 1), color: context.theme.tools.past)
    }
  }

  /// `alignment` is the share of the text that is left of `x`.
  private func write(
    _ string: String, x: Double, alignment: Double, y: Double, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let text = Text(string, font: DockMetrics.note)
    let size = context.text.size(of: text)
    painter.draw(
      text, at: Point(x - alignment * size.width, y - size.height / 2),
      color: context.theme.annotation)
  }
}
