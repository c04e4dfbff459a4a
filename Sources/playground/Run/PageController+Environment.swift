import Canvas
import Controls

/// Settings shared by all controls.
extension PageController {
  func choose(_ choice: ThemeChoice) {
    authority.userTheme = choice
    // What the whole page was keeps the theme that it had.
    workbench.windowTime?.returnToNow()
    for page in openPages { page.setThemeChoice(choice, animated: true) }
  }

  func setDisabled(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
    for page in openPages { page.setControlsEnabled(!isDisabled) }
    capture?.disabledChanged(isDisabled)
  }

  func setPending(_ isPending: Bool) {
    if isPending == self.isPending { return }
    self.isPending = isPending
    setControlsPending(isPending)
  }

  /// Has the controls of the page that is shown wait, or go on; the one that it is about says so to
  /// those who record.
  func setControlsPending(_ arePending: Bool) {
    let subject = page.preview
    subject?.isKeptWaiting = arePending
    if arePending {
      pendingControls.hold(page.ownControls.filter { $0 !== subject?.control })
    } else {
      pendingControls.release()
    }
  }

  func setTextSize(_ size: Double) {
    textSize = min(max(size, TextSize.range.lowerBound), TextSize.range.upperBound)
    if workbench.textSize == textSize { return }
    workbench.textSize = textSize
    capture?.textSizeChanged()
  }

  func changeTextSize(isLarger: Bool) {
    let next = TextSize.next(after: textSize, isLarger: isLarger)
    if next == textSize {
      workbench.news.show(
        isLarger ? "Text is as large as it gets" : "Text is as small as it gets", kind: .success)
    }
    setTextSize(next)
  }

  private func setScale(_ scale: Double) {
    chosenScale = scale
    onScale?(scale)
  }

  func changeScale(isLarger: Bool) {
    guard onScale != nil else { return }
    let next = WindowScale.next(after: scene.scale, isLarger: isLarger)
    if next == scene.scale {
      workbench.news.show(
        "The scale goes from 1 to 4", message: "It is \(Figure.text(next)) now.", kind: .success)
    } else {
      setScale(next)
    }
  }

  var environment: EnvironmentPanel.Values {
    EnvironmentPanel.Values(
      theme: authority.themeChoice, contrast: authority.contrastPreference.value,
      motion: authority.motionPreference.value, direction: scene.environment.direction,
      isDisabled: isDisabled, isPending: isPending, textSize: textSize,
      scale: onScale == nil ? nil : scene.scale)
  }

  func toggleEnvironment() {
    if let environmentLayer { return environmentLayer.dismiss() }
    let panel = EnvironmentPanel(environment)
    panel.onChange = { [weak self] values in self?.apply(values) }
    environmentPanel = panel
    let layer = scene.presentPopover(
      panel, from: workbench.environmentAnchor, label: "Environment")
    layer.onDismiss = { [weak self] in
      self?.environmentLayer = nil
      self?.environmentPanel = nil
    }
    environmentLayer = layer
  }

  private func apply(_ values: EnvironmentPanel.Values) {
    let before = environment
    if values.theme != before.theme { choose(values.theme) }
    if values.contrast != before.contrast { authority.userContrast = values.contrast }
    if values.motion != before.motion { authority.userMotion = values.motion }
    if values.direction != before.direction {
      setDirection(values.direction)
    }
    if values.isDisabled != before.isDisabled { setDisabled(values.isDisabled) }
    if values.isPending != before.isPending { setPending(values.isPending) }
    if values.textSize != before.textSize { setTextSize(values.textSize) }
    if let scale = values.scale, scale != before.scale { setScale(scale) }
  }

  func toggleContrast() {
    authority.userContrast = authority.contrastPreference.value == .more ? .normal : .more
  }

  func toggleMotion() {
    authority.userMotion = authority.motionPreference.value == .reduced ? .full : .reduced
  }

  func toggleDirection() {
    let direction = scene.environment.direction
    setDirection(direction == .leftToRight ? .rightToLeft : .leftToRight)
  }

  private func setDirection(_ direction: LayoutDirection) {
    scene.environment.direction = direction
    capture?.directionChanged()
  }

  func toggleHelp() {
    if let help {
      help.dismiss()
      return
    }
    let layer = scene.present(HelpOverlay(), dismissal: [.escape, .pressOutside])
    layer.onDismiss = { [weak self] in self?.help = nil }
    help = layer
  }
}
