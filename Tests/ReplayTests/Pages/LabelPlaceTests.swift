import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Only log events and file names may be cut. design: playground, Rules
@Suite struct `Places of labels` {
  nonisolated private static let sizes = [
    Size(400, 480), Size(480, 640), Size(960, 680), Size(1280, 800),
  ]

  private static let pages = WorkbenchContents.playground.pages.map(\.name)

  /// The faults in all of a page, which is scrolled to its end.
  private func faults(_ rig: PageRig, in size: Size) -> [String] {
    let root = rig.controller.page.root
    let view = root as? ScrollView
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

  @Test(arguments: sizes)
  func `no label of a page leaves its card or is cut`(size: Size) {
    for page in Self.pages {
      for panes in Set([[], WorkbenchContents.playground.panes(of: page)]) {
        let rig = PageRig(page, size: size, panes: panes, after: 1)
        #expect(faults(rig, in: size) == [], "\(page.rawValue) \(panes)")
      }
    }
  }

  @Test func `no title of the gallery is cut beside a sidebar`() {
    let size = Size(960, 680)
    let rig = PageRig(.gallery, size: size, panes: [.sidebar], after: 1)
    #expect(faults(rig, in: size) == [])
    #expect(rig.strings.contains("6 Months"))
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
