import Canvas
import Controls

@MainActor
struct OverlayFinder {
  private(set) var controls: [Control] = []
  private(set) var legend: OverlayLegend?

  init(_ workbench: WorkbenchView, _ overlays: Overlays) {
    let wantsControls = !overlays.isDisjoint(with: .outlines)
    if !workbench.header.isHidden { legend = workbench.header.legend(of: overlays) }
    var nodes: [Node] = [workbench.shownRoot]
    while let node = nodes.popLast() {
      if node.isHidden { continue }
      if wantsControls, let control = node as? Control { controls.append(control) }
      if let header = node as? PageHeader { legend = header.legend(of: overlays) }
      if node is Stage {
        for case let view as SceneView in node.children where !view.isHidden {
          nodes.append(view.content.root)
        }
        continue
      }
      if let view = node as? SceneView, view.isInteractive { nodes.append(view.content.root) }
      nodes += node.children.reversed()
    }
  }
}

extension PageHeader {
  fileprivate func legend(of overlays: Overlays) -> OverlayLegend {
    let label = sentence.isHidden ? title : sentence
    return OverlayLegend(
      line: label.frameInScene, sentence: Text(label.string, font: label.font),
      isBelowTitle: sentence.isHidden, overlays: overlays)
  }
}
