import Canvas
import Controls

/// The loupe of a stage: the real pixels around the pointer, with their color and its contrast.
/// spec: docs/spec/recordings.md#loupe
final class StageLoupe: Node {
  /// In points. chosen
  private enum Metrics {
    static let font = Font(size: 11, figures: .tabular)
    static let bold = Font(size: 11, weight: .semibold, figures: .tabular)
    static let pane = 105.0
    static let gap = 10.0
    /// Between the pixels and the text.
    static let lead = 4.0
    static let padding = 10.0
    static let line = 15.0
    static let radius = 10.0
    static let grid = 0.5
    static let gridOpacity = 0.35
    /// From the edges of the stage.
    static let inset = 12.0
  }

  /// The magnification of the stage from which on it is shown.
  static let leastMagnification = 8.0

  /// Pixels around one of them.
  struct Pane: Hashable {
    let name: String
    /// Of each side.
    let count: Int
    /// Row by row; `nil` outside of the picture.
    let colors: [Color?]
    /// Odd, for a pixel in the middle, and a part of the size of a pane. chosen
    private static let (fewest, counts, most) = (7, [7, 15, 21], 35)

    /// The pixels around a place of the control; `nil` outside of the picture.
    init?(_ name: String, _ pixels: StagePixels, at place: Point) {
      let pixel = pixels.pixel(at: place)
      let limit = Double(max(pixels.canvas.width, pixels.canvas.height))
      guard (0..<limit).contains(pixel.x), (0..<limit).contains(pixel.y) else { return nil }
      let (x, y) = (Int(pixel.x), Int(pixel.y))
      if pixels.color(x, y) == nil { return nil }
      let least = Double(Self.fewest) * pixels.canvas.scale
      let count = Self.counts.first { Double($0) >= least } ?? Self.most
      (self.name, self.count) = (name, count)
      let around = -(count / 2)...(count / 2)
      colors = around.flatMap { row in
        around.map { column in pixels.color(x + column, y + row).map { Color(hex: $0) } }
      }
    }

    /// The color of the pixel in the middle, which is under the pointer.
    var color: Color { colors[colors.count / 2] ?? .clear }

    func contrast(on card: Color) -> String { color.contrast(with: card).text(places: 2) + " : 1" }
  }

  struct Content: Hashable {
    var panes: [Pane]
    var card: Color
  }

  /// `nil` hides it.
  var content: Content? {
    didSet {
      if content == oldValue { return }
      isHidden = content == nil
      invalidate([.paint, .semantics], reason: "pixels")
    }
  }

  override init() {
    super.init()
    identifier = "loupe"
    isHidden = true
  }

  private var size: Size {
    let count = Double(content?.panes.count ?? 0)
    return Size(
      count * (Metrics.pane + Metrics.gap) - Metrics.gap + 2 * Metrics.padding,
      Metrics.pane + Metrics.lead + 3 * Metrics.line + 2 * Metrics.padding)
  }

  /// Takes a lower corner of the stage, the one that is farther from the pointer; in a low stage
  /// it stands beside the buttons of the magnification.
  func place(in area: Rect, awayFrom pointer: Point, beside buttons: Rect) {
    let y = area.maxY - Metrics.inset - size.height
    let left = area.minX + Metrics.inset
    let right = area.maxX - Metrics.inset - size.width
    let place = Rect(origin: Point(pointer.x < area.midX ? right : left, y), size: size)
    let isFree = !place.intersects(buttons)
    frame = isFree ? place : place.offset(by: Point(buttons.minX - Metrics.inset - place.maxX, 0))
  }

  private var note: String { "Contrast with the card, \(content?.card.hexText ?? "")" }

  override var semantics: Semantics? {
    let values = content.map { content in
      content.panes.map { "\($0.name) \($0.color.hexText), \($0.contrast(on: content.card))" }
    }
    return Semantics(
      role: .group, label: "Pixel under the pointer",
      valueText: (values ?? []).joined(separator: "; ") + "; " + note)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let content else { return }
    let theme = context.theme
    let shape = RoundedRectangle(bounds, radius: Metrics.radius, curve: .continuous)
    painter.fill(shape, color: theme.card)
    painter.strokeInside(shape, width: 1, color: theme.hairline)
    let y = Metrics.padding + Metrics.pane + Metrics.lead
    for (index, pane) in content.panes.enumerated() {
      let x = Metrics.padding + Double(index) * (Metrics.pane + Metrics.gap)
      paint(pane, at: Point(x, Metrics.padding), painter, theme)
      painter.draw(Text(pane.name, font: Metrics.font), at: Point(x, y), color: theme.label)
      let hex = Text(pane.color.hexText, font: Metrics.bold)
      let width = context.text.size(of: hex).width
      painter.draw(hex, at: Point(x + Metrics.pane - width, y), color: theme.label)
      let contrast = Text(pane.contrast(on: content.card), font: Metrics.bold)
      let end = context.text.size(of: contrast).width
      painter.draw(
        contrast, at: Point(x + Metrics.pane - end, y + Metrics.line), color: theme.label)
    }
    painter.draw(
      Text(note, font: Metrics.font, maximumWidth: frame.width - 2 * Metrics.padding),
      at: Point(Metrics.padding, y + 2 * Metrics.line), color: theme.annotation)
  }

  private func paint(_ pane: Pane, at origin: Point, _ painter: any Painter, _ theme: Theme) {
    let side = Metrics.pane / Double(pane.count)
    for (index, color) in pane.colors.enumerated() {
      guard let color else { continue }
      let place = Point(Double(index % pane.count) * side, Double(index / pane.count) * side)
      painter.fillAligned(Rect(origin: origin + place, size: Size(side, side)), color: color)
    }
    let color = theme.annotation.opacity(Metrics.gridOpacity)
    for line in 0...pane.count {
      let place = Double(line) * side
      painter.fillAligned(
        Rect(x: origin.x + place, y: origin.y, width: Metrics.grid, height: Metrics.pane),
        color: color)
      painter.fillAligned(
        Rect(x: origin.x, y: origin.y + place, width: Metrics.pane, height: Metrics.grid),
        color: color)
    }
    // Visible on every color.
    let middle = Point(Double(pane.count / 2) * side, Double(pane.count / 2) * side)
    let box = Rect(origin: origin + middle, size: Size(side, side))
    for (distance, color) in [(2.0, theme.card), (1, theme.label)] {
      painter.strokeInside(
        RoundedRectangle(box.outset(by: distance), radius: 0), width: 1, color: color)
    }
  }
}
