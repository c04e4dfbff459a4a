import Canvas
import Controls

final class OverlayCanvas: Node {
  /// The maximum number of sizes whose dashes are cached. chosen
  private static let dashLimit = 256

  struct Content: Hashable {
    struct Glow: Hashable {
      var area: Rect
      var strength: Double
    }

    var overlays: Overlays = []
    var outlines: [ControlOutline] = []
    var tag: OutlineTag?
    var damage: [Glow] = []
    var trail: TrailStroke?
    var legend: OverlayLegend?
  }

  var content = Content() { didSet { changed(content, from: oldValue, .paint, "overlays") } }

  private var dashes: [Size: [Path]] = [:]

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    for glow in content.damage {
      painter.fillAligned(glow.area, color: theme.tools.damage.opacity(glow.strength))
    }
    for outline in content.outlines {
      outline.draw(content.overlays, with: painter, theme: theme, dashes: dashes(of:))
    }
    content.legend?.draw(with: painter, context: context, dashes: dashes(of:))
    content.tag?.draw(in: frame.size, with: painter, context: context)
    content.trail?.draw(in: frame.size, with: painter, context: context)
  }

  private func dashes(of size: Size) -> [Path] {
    if let known = dashes[size] { return known }
    if dashes.count >= Self.dashLimit { dashes.removeAll() }
    // spec: docs/spec/window.md#tools/outlines
    let paths = Path.dashedEdges(of: size, width: 1, dash: 3, gap: 2.5)
    dashes[size] = paths
    return paths
  }
}
