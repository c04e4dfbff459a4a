import Controls

extension PageController {
  /// Has the toolbar's button lead to the overlays, and show whether there are any.
  func connectOverlays() {
    let button = workbench.toolbar.overlays
    button.isOn = false
    button.onPress = { [weak self, weak button] in
      if let button { self?.presentOverlaysMenu(from: button) }
    }
    overlays.onChange = { [weak self, weak button] in
      button?.isOn = !(self?.overlays.shown.isEmpty ?? true)
    }
  }

  /// Shows which overlays there are, and which are on.
  ///
  /// - Parameter anchor: what the menu belongs to; a node of the scene.
  func presentOverlaysMenu(from anchor: Node) {
    scene.presentMenu(overlays.menuItems, from: anchor, label: "Overlays")
  }
}
