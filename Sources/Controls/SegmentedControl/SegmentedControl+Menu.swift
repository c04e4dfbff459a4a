import Canvas

/// The pop-up button of ``SegmentedCompactStyle/menu``.
extension SegmentedControl {
  var isPopUp: Bool { titleFit.style == .menu }

  /// Presents the menu, which takes over a press in progress; `false` if it cannot be presented.
  func openMenu() -> Bool {
    guard let scene, menu == nil, isEffectivelyEnabled, !isPending, numberOfSegments > 0 else {
      return false
    }
    let items = segments.enumerated().map { index, segment in
      MenuItem(
        segment.spokenLabel, isOn: isMomentary ? nil : selectedIndices.contains(index),
        isEnabled: segment.isEnabled
      ) { [weak self] in
        self?.choose(index)
      }
    }
    let layer = scene.presentMenu(items, from: self, label: label, leastWidth: frame.width)
    layer.onDismiss = { [weak self] in self?.menu = nil }
    menu = layer
    return true
  }

  private func choose(_ index: Int) {
    guard isEffectivelyEnabled, !isPending, behavior.isEnabled(index) else { return }
    change(reason: "menu") { behavior, time, actions in behavior.act(on: index, time, &actions) }
  }

  /// Paints the button with the selected segments, or the label of the control without a selection.
  func paintPopUp(_ state: SegmentedState, with painter: any Painter, in context: PaintContext) {
    let names = state.shownIndices.sorted().compactMap {
      state.segment(at: $0)?.segment.spokenLabel
    }
    let title = names.isEmpty ? label : names.joined(separator: ", ")
    let ring = state.pendingRing
    let button = PopUpButtonState(title: ring == nil ? title : "", isPressed: menu != nil)
    button.paint(in: behaviorFrame, with: painter, context: context)
    ring?.paint(centeredAt: behaviorFrame.center, with: painter, theme: context.theme)
  }
}
