import Canvas
import Controls
import Support

extension Workbench {
  /// Paints the window with a page into a bitmap, without a display.
  ///
  /// Throws an error with a description if there is no page with the name, or if the picture is too
  /// large.
  ///
  /// - Parameters:
  ///   - name: The page; the page of a control has the name of the control's description.
  ///   - size: The size of the window, in points; `nil` for the page's preferred size.
  ///   - scale: In pixels per point.
  ///   - theme: The appearance of the window.
  ///   - panels: The panels beside the page; `nil` for those that fit the page.
  public func picture(
    ofPage name: PageName, size: Size? = nil, scale: Double = 1, theme: Appearance = .light,
    panels: Set<PanelName>? = nil
  ) throws -> Bitmap {
    guard let page = contents[name]?.makePage(contents) else {
      throw Failure(.badInput, "There is no page \(name.rawValue).")
    }
    let size = size ?? page.preferredSize
    try PictureSize.check(size, scale: scale, advice: "reduce the size or the scale.")
    var environment = EnvironmentSettings()
    environment.theme = theme
    let controller = PageController(
      contents, page: page, name: name, panels: panels ?? contents.panels(of: name),
      environment: environment)
    let text = TextEngine()
    for second in 0..<3 {
      controller.scene.show(
        size: size, scale: scale, at: Instant(seconds: Double(second)), text: text)
      controller.refresh(isMoving: false)
    }
    controller.scene.show(size: size, scale: scale, at: Instant(seconds: 10), text: text)
    return try controller.scene.picture(text: text)
  }
}
