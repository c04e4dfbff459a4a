import Canvas
import Controls

/// The kinds of overlays.
package struct Overlays: OptionSet, NamedOptions, Hashable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let damage = Overlays(rawValue: 1)
  static let box = Overlays(rawValue: 2)
  static let paint = Overlays(rawValue: 4)
  static let hit = Overlays(rawValue: 8)
  static let trail = Overlays(rawValue: 16)

  static let outlines: Overlays = [.box, .paint, .hit]

  struct Kind {
    let overlay: Overlays
    let name: String
    let title: String
    let keywords: [String]
    var caption: String { title.prefix(1) + title.dropFirst().lowercased() }
  }

  /// In the order of their keys, from 1. spec: docs/spec/window.md#keys/overlays
  static let kinds = [
    Kind(
      overlay: .damage, name: "damage", title: "Damage",
      keywords: ["repaint", "redraw", "flashing"]),
    Kind(overlay: .box, name: "box", title: "Layout Box", keywords: ["grid", "bounds", "outline"]),
    Kind(overlay: .paint, name: "paint", title: "Paint Outset", keywords: ["bounds", "shadow"]),
    Kind(
      overlay: .hit, name: "hit", title: "Hit Area", keywords: ["touch target", "tap", "click"]),
    Kind(
      overlay: .trail, name: "trail", title: "Pointer Trail",
      keywords: ["mouse", "cursor", "touches"]),
  ]

  var kinds: [Kind] { Self.kinds.filter { contains($0.overlay) } }

  package static let named = kinds.map { (name: $0.name, options: $0.overlay) }
}

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
