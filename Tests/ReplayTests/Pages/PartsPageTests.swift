import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Parts page` {
  private static let live = [
    "part-list", "part-button", "part-glyph", "part-stepper", "part-swatches", "part-disclosure",
    "part-menu", "part-popover", "part-popUp", "part-copy", "part-segmented", "part-tools",
  ]

  @Test func `the page has one of each interactive part`() {
    let rig = PageRig(PartsPage())
    #expect(Set(Self.live).isSubset(of: rig.enabledParts))
  }

  @Test func `the parts page can be disabled`() {
    #expect(PageRig(PartsPage(), isDisabled: true).enabledParts.isEmpty)
  }

  @Test(arguments: [400.0, 700, 960, 1280, 1920, 3840])
  func `all parts stay inside the width of the window`(width: Double) {
    let rig = PageRig(PartsPage(), size: Size(width, 700))
    for control in rig.parts {
      let frame = control.frameInScene
      #expect(frame.minX >= 0 && frame.maxX <= width, "\(control.label)")
    }
  }
}
