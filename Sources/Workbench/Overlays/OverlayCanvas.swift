import Canvas
import Controls

final class OverlayCanvas: Node {
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

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    for glow in content.damage {
      painter.fillAligned(glow.area, color: theme.tools.damage.opacity(glow.strength))
    }
    for outline in content.outlines {
      outline.draw(content.overlays, with: painter, theme: theme)
    }
    content.legend?.draw(with: painter, context: context)
    content.tag?.draw(in: frame.size, with: painter, context: context)
    content.trail?.draw(in: frame.size, with: painter, context: context)
  }
}
