import Canvas
import Controls

/// Without overlays there is no overlay node and no frame observer.
@MainActor
final class OverlayTool {
  private(set) var shown: Overlays = []
  var onChange: (() -> Void)?

  /// The overlays that ``toggleAll()`` shows again. spec: docs/spec/window.md#keys/overlays
  private var last: Overlays = .outlines

  private let scene: Scene
  private let workbench: WorkbenchView
  private var layer: SceneLayer?

  var node: OverlayLayer? { layer?.root as? OverlayLayer }

  init(_ workbench: WorkbenchView, in scene: Scene) {
    self.workbench = workbench
    self.scene = scene
  }

  func show(_ overlays: Overlays) {
    if overlays == shown { return }
    shown = overlays
    workbench.header.overlays = overlays
    if !overlays.isEmpty { last = overlays }
    if overlays.isEmpty {
      layer?.dismiss()
      layer = nil
      scene.frameObserver = nil
    } else if let node {
      node.overlays = overlays
    } else {
      let node = OverlayLayer(workbench, overlays)
      layer = scene.presentOverRoot(node)
      scene.frameObserver = node.frameObserver
      node.followPointers(of: scene)
    }
    onChange?()
  }

  func toggle(_ overlay: Overlays) { show(shown.symmetricDifference(overlay)) }

  func toggleAll() { show(shown.isEmpty ? last : []) }
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
