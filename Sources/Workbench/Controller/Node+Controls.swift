import Controls

extension Node {
  func lies(in node: Node) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === node }
  }

  /// In paint order, also in interactive views.
  func controls(in catalog: ControlCatalog) -> [Control] {
    var controls: [Control] = []
    forEachNode { node in
      if let view = node as? SceneView {
        if view.isInteractive { controls += view.content.root.controls(in: catalog) }
      } else if let control = node as? Control, catalog.description(of: control) != nil {
        controls.append(control)
      }
    }
    return controls
  }
}

/// Controls that the user keeps pending, except those with a decision handler of their own.
@MainActor
package final class PendingControls {
  private var releases: [() -> Void] = []

  package init() {}

  package func hold(_ controls: [Control]) {
    release()
    releases = controls.compactMap { ($0 as? any DecidingControl)?.hold() }
  }

  func release() {
    for release in releases { release() }
    releases.removeAll()
  }
}
