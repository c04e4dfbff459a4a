import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// WCAG 2, 1.4.3: text has a contrast of 4.5 to 1 at least, unless it is disabled.
@Suite struct `Text contrast` {
  private static let least = 4.5

  private func check(_ rig: PageRig, size: Size, _ look: String) throws {
    let painter = try ContrastPainter(size)
    rig.scene.paint(PixelRect(covering: Rect(origin: .zero, size: size), scale: 1), with: painter)
    // The stress page has no text.
    #expect(painter.findings.count > 2 || rig.controller.page is StressPage)
    let exempt = exemptPlaces(rig)
    for finding in painter.findings where finding.ratio < Self.least {
      if exempt.contains(where: { $0.contains(finding.center) }) { continue }
      Issue.record("\(look): “\(finding.text.string)” has \(finding.ratio) at \(finding.center)")
    }
  }

  /// The colors of a switch's button style are the spec's (rendering 6), and those of images are
  /// the app's.
  private func exemptPlaces(_ rig: PageRig) -> [Rect] {
    let root = rig.controller.page.root
    return root.all(Switch.self).filter { $0.style == .button }.map(\.frameInScene)
      + root.all(SegmentedControl.self).filter { $0.appearance != nil }.map(\.frameInScene)
  }

  private func checkBoth(_ rig: PageRig, size: Size, _ look: String) throws {
    try check(rig, size: size, look)
    rig.strike("c", wait: 1)
    #expect(rig.scene.theme == Theme(rig.controller.appearance, contrast: .more))
    try check(rig, size: size, "\(look), more contrast")
  }

  @Test(arguments: PageName.all, [ThemeChoice.light, .dark])
  func `all text of a page is legible in every theme`(name: PageName, theme: ThemeChoice) throws {
    let size = Size(1280, 3600)
    try checkBoth(
      PageRig(name, theme: theme, size: size, after: 1), size: size, "\(name.rawValue) \(theme)")
  }

  @Test(arguments: [ThemeChoice.light, .dark])
  func `all text of the panes is legible in every theme`(theme: ThemeChoice) throws {
    let size = Size(1280, 1600)
    let rig = PageRig(
      .slider, theme: theme, size: size,
      panes: [.sidebar, .inspector, .time, .curves, .frames, .log], after: 1)
    try checkBoth(rig, size: size, "panes \(theme)")
  }
}
