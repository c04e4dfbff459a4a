import Canvas
import Controls

/// The shown overlays of a window; without any there is no overlay node and no frame observer.
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
    (self.workbench, self.scene) = (workbench, scene)
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
