/// Panels of the dock that are wanted and do not fit.
extension WorkbenchView {
  private var panelsWithoutRoom: Set<PanelName> { shownPanels.intersection(dock.panelsWithoutRoom) }

  func refreshToolbar() {
    toolbar.show(shownPanels.subtracting(panelsWithoutRoom), available: availablePanels)
  }

  /// A wanted panel without room is shown as off, so its button asks for it again.
  func togglePanel(_ panel: PanelName) {
    if !panelsWithoutRoom.contains(panel) { return toggle(panel) }
    warnOfMissingRoom()
    updateVisibility()
  }

  func warnOfMissingRoom() {
    let sheet = fitDock()
    let missing = panelsWithoutRoom
    if missing.isEmpty { return }
    let way =
      if sheet > 0 {
        "Close the sheet to see them."
      } else if dock.isEmpty {
        "Make the window taller."
      } else {
        "Make the window taller, or close a panel."
      }
    let names = panels.filter { missing.contains($0.name) }
      .map { type(of: $0).description.title }
    banners.show("Not enough room for \(names.joined(separator: " and "))", message: way) {
      [weak self] in self?.panelsWithoutRoom.isSuperset(of: missing) == true
    }
  }
}
