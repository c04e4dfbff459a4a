import Controls

extension PageController {
  /// Shows which overlays there are, and which are on.
  ///
  /// - Parameter anchor: what the menu belongs to; a node of the scene.
  func presentOverlaysMenu(from anchor: Node) {
    scene.presentMenu(overlays.menuItems, from: anchor, label: "Overlays")
  }
}
