import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Only log events and file names may be cut. spec: docs/spec/window.md#rules/cut
@Suite struct `Places of labels` {
  nonisolated private static let sizes = [Size(400, 480), .narrow, .medium, .wide]
  private static let pages = WorkbenchContents.playground.pages.map(\.name)

  /// The faults in all of a page, which is scrolled to its end.
  private func faults(_ rig: PageRig, in size: Size) -> [String] {
    let view = rig.controller.page.root as? ScrollView
    let step = max(1, (view?.frame.height ?? 0) * 0.8)
    var faults: Set<String> = []
    for offset in stride(from: 0, through: view?.maximumOffset ?? 0, by: step) {
      view?.scroll(to: offset)
      rig.update()
      let titles = titlesWithHelpTags(rig)
      let spy = LabelSpy(window: size) { titles.contains($0) || $0.hasSuffix(".png") }
      rig.draw(with: spy)
      faults.formUnion(spy.faults)
    }
    return faults.sorted()
  }

  /// The titles of segments that a help tag shows in full.
  private func titlesWithHelpTags(_ rig: PageRig) -> Set<String> {
    let controls = rig.scene.all(SegmentedControl.self)
    return Set(
      controls.flatMap { control in
        control.titles.indices.compactMap { index in
          let frame = control.state.segmentFrame(at: index)
          let isHelpful = control.helpTag(at: frame.center)?.text == control.titles[index]
          return isHelpful ? control.titles[index] : nil
        }
      })
  }

  @Test(arguments: sizes) func `no label of a page leaves its card or is cut`(size: Size) {
    for page in Self.pages {
      for panels in Set([[], WorkbenchContents.playground.panels(of: page)]) {
        let rig = PageRig(page, size: size, panels: panels, after: 1)
        #expect(faults(rig, in: size) == [], "\(page.rawValue) \(panels)")
      }
    }
  }

  @Test func `no title of the gallery is cut beside a sidebar`() {
    let size = Size(960, 680)
    let rig = PageRig(.gallery, size: size, panels: [.sidebar], after: 1)
    #expect(faults(rig, in: size) == [] && rig.strings.contains("6 Months"))
  }

  @Test(arguments: ["gallery", "appearance", "advice"])
  func `no label of twice its size leaves its card or is cut`(page: String) {
    let size = Size(400, 480)
    let rig = PageRig(PageName(rawValue: page), size: size)
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 1)
    #expect(faults(rig, in: size) == [])
  }
}

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

  /// Images have the colors of the app, and a switch's button style has its own.
  /// spec: docs/spec/rendering.md#6/switch-button-style
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
  func `all text of the panels is legible in every theme`(theme: ThemeChoice) throws {
    let size = Size(1280, 1600)
    let rig = PageRig(
      .slider, theme: theme, size: size,
      panels: [.sidebar, .inspector, .time, .curves, .frames, .log], after: 1)
    try checkBoth(rig, size: size, "panels \(theme)")
  }
}
