import Canvas
import Controls
import Testing

@testable import playground

@Suite struct `The page of parts` {
  private static let live = [
    "part-list", "part-button", "part-glyph", "part-stepper", "part-swatches", "part-disclosure",
    "part-menu", "part-popover", "part-popUp", "part-copy", "part-segmented", "part-tools",
  ]

  @Test func `has one of each that lives`() {
    let rig = PageRig(PartsPage())
    #expect(Set(Self.live).isSubset(of: rig.enabledParts))
  }

  @Test func `is disabled as a whole`() {
    #expect(PageRig(PartsPage(), isDisabled: true).enabledParts.isEmpty)
  }

  @Test(arguments: [400.0, 700, 960, 1280, 1920, 3840])
  func `keeps everything within the window's width`(width: Double) {
    let rig = PageRig(PartsPage(), size: Size(width, 700))
    for control in rig.parts {
      let frame = control.frameInScene
      #expect(frame.minX >= 0 && frame.maxX <= width, "\(control.label)")
    }
  }
}
