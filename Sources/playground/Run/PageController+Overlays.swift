import Controls

extension PageController {
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

  func presentOverlaysMenu(from anchor: Node) {
    scene.presentMenu(overlays.menuItems, from: anchor, label: "Overlays")
  }
}
