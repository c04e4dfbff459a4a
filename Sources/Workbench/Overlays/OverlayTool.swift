import Canvas
import Controls

/// Without overlays there is no overlay node and no frame observer.
@MainActor
final class OverlayTool {
  private(set) var shown: Overlays = []
  var onChange: (() -> Void)?

  /// The overlays that ``toggleAll()`` shows again. design: playground, Keys
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

  func handle(_ key: Key) -> Bool {
    switch key {
    case .character("o"): toggleAll()
    case .character("0"): show([])
    case .character(let character):
      guard let number = Int(String(character)), Overlays.kinds.indices.contains(number - 1)
      else { return false }
      toggle(Overlays.kinds[number - 1].overlay)
    default: return false
    }
    return true
  }

  var menuItems: [MenuItem] {
    Overlays.kinds.enumerated().map { index, kind in
      MenuItem(kind.title, key: "\(index + 1)", isOn: shown.contains(kind.overlay)) {
        [weak self] in self?.toggle(kind.overlay)
      }
    } + [
      .separator, MenuItem("None", key: "0", isOn: shown.isEmpty) { [weak self] in self?.show([]) },
    ]
  }
}
