import Controls

extension PageController {
  /// Shows a new page instead of the current one, and returns the former one; `nil` without a name.
  @discardableResult
  func reopenPage() -> FormerPage? {
    guard let name = pageName, let page = contents[name]?.makePage(contents) else { return nil }
    let former = FormerPage(
      name: name, page: self.page, inspected: inspected[name], isDisabled: isDisabled)
    // A reference belongs to the page until it is removed.
    let reference = stage?.reference
    pages[name] = page
    inspected[name] = nil
    scene.setFocus(nil, isVisible: false)
    replacePage(by: page)
    if let reference, reference.reference.mirror == nil {
      try? show(reference.reference, mode: reference.mode)
    }
    return former
  }

  /// Shows a page again that was replaced by a new one.
  func restore(_ former: FormerPage) {
    (pages[former.name], inspected[former.name]) = (former.page, former.inspected)
    pageName = former.name
    scene.setFocus(nil, isVisible: false)
    // Without a change, a control that is disabled by the inspector stays so.
    if former.isDisabled != isDisabled { former.page.setControlsEnabled(!isDisabled) }
    replacePage(by: former.page)
    workbench.sidebar.show(former.name)
  }
}

/// A page that was replaced by a new one.
struct FormerPage {
  let name: PageName
  let page: WorkbenchPage
  /// The control that the inspector showed; `nil` for none, or that of the page.
  let inspected: ControlPreview?
  let isDisabled: Bool
}
