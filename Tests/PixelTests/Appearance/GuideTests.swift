import Canvas
import Controls
import ControlsTesting
import Foundation
import SpecTrait
import Testing

/// Runs the code of the guide with its image files. spec: docs/spec/prose-rows.md#appearance-p7;
/// docs/spec/prose-rows.md#appearance-p28; docs/spec/prose-rows.md#appearance-p83
@Suite struct `Guide to custom appearance` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](
      try Data(contentsOf: root.appending(path: "docs/controls/appearance").appending(path: name)))
  }

  private func control() throws -> MySegmentedControl {
    try MySegmentedControl(items: ["first", "second", "third"], load: Self.bytes)
  }

  /// The article places the control at 10, 7 with the width of its parent less 20 and its own
  /// height.
  @Test(
    .spec(
      "appearance-p1", "appearance-p30", "appearance-p35", "appearance-p36", "appearance-p51",
      "appearance-p63", "appearance-p64", "appearance-p65", "appearance-p66", "appearance-p67",
      "appearance-p68", "appearance-p69", "appearance-p83"))
  func `the code of the guide creates a control with the appearance in its first frame`() throws {
    let control = try control()
    control.selection = 0
    let rig = SceneRig(control, size: Size(320 - 20, 40), margin: 0)
    rig.controlFrame.origin = Point(10, 7)
    rig.advance(by: 0)
    #expect(control.frame == Rect(x: 10, y: 7, width: 300, height: 40))
    #expect(control.selectedIndices == [0])
    let pair = [SegmentState.normal, .selected]
    #expect(pair.allSatisfy { control.backgroundImage(for: $0)?.size == Size(25, 40) })
    let dividers = [
      control.dividerImage(left: .normal, right: .normal),
      control.dividerImage(left: .selected, right: .normal),
      control.dividerImage(left: .normal, right: .selected),
    ]
    #expect(dividers.allSatisfy { $0?.size == Size(26, 40) } && Set(dividers).count == 3)
    let context = LayoutContext(text: TextEngine(), direction: .leftToRight)
    #expect(control.measure(.zero, in: context).height == 40)
  }

  @Test(.spec("appearance-p9", "appearance-p11", "appearance-p35"))
  func `the control shows separate buttons with one selected`() throws {
    let control = try control()
    let rig = SceneRig(control, size: Size(300, 40), margin: 0)
    for selected in 0..<3 {
      control.select(selected, animated: false)
      let picture = try rig.picture()
      // Between the buttons, only the page and faint shadows are visible.
      for x in [100, 200] { #expect(picture[x, 20] & 0xFF >= 250) }
      for index in 0..<3 {
        let face = picture[index * 100 + 30, 12]
        #expect(face == (index == selected ? 0x2472E8 : 0x4B5468))
      }
      #expect(control.selectedIndices == [selected])
    }
  }

  /// The distance of each title from the middle of its button, and its rows, in pixels, compared
  /// with a picture without titles.
  private func places(scale: Double, _ direction: LayoutDirection, isAdjusted: Bool) throws -> (
    offsets: [Double], rows: [[Int]]
  ) {
    let (titled, plain) = try (picture(Array(repeating: "noon", count: 3)), picture(["", "", ""]))
    func picture(_ items: [String]) throws -> Picture {
      let control = try MySegmentedControl(items: items, load: Self.bytes)
      if !isAdjusted {
        for kind in [SegmentKind.first, .last] {
          control.setContentPositionAdjustment(.zero, for: kind)
        }
      }
      return try SceneRig(
        control, size: Size(300, 40), scale: scale, direction: direction, margin: 0
      ).picture()
    }
    let button = titled.width / 3
    let buttons = (0..<3).map { $0 * button..<($0 + 1) * button }
    func isInk(_ x: Int, _ y: Int) -> Bool { titled[x, y] != plain[x, y] }
    let offsets = try buttons.map { columns in
      let ink = columns.filter { x in (0..<titled.height).contains { isInk(x, $0) } }
      let (left, right) = (try #require(ink.first), try #require(ink.last))
      return Double(left + right + 1 - columns.lowerBound - columns.upperBound) / 2
    }
    let rows = buttons.map { columns in
      (0..<titled.height).filter { y in columns.contains { isInk($0, y) } }
    }
    return (offsets, rows)
  }

  @Test(
    .spec(
      "appearance-p60", "appearance-p61", "appearance-p62", "appearance-p75", "appearance-p77",
      "appearance-p79", "appearance-p80", "appearance-p81", "appearance-p83", "appearance-p84"),
    arguments: [1.0, 2], LayoutDirection.allCases)
  func `the last two calls of the guide center the titles in their buttons`(
    scale: Double, direction: LayoutDirection
  ) throws {
    let aligned = try places(scale: scale, direction, isAdjusted: true)
    #expect(aligned.offsets.allSatisfy { abs($0) <= 1 })
    // Dividers are 26 pt wide.
    let images = try places(scale: scale, direction, isAdjusted: false)
    let moved = zip(images.offsets, aligned.offsets).map { $0 - $1 }
    #expect(moved == [-13 * scale, 0, 13 * scale] && images.rows == aligned.rows)
  }

  @Test(.spec("appearance-p53"))
  func `a missing or invalid image file throws an error with its name`() {
    #expect(throws: (any Error).self) {
      try MySegmentedControl(items: ["a"]) { try Self.bytes("no-" + $0) }
    }
    let error = #expect(throws: ImageError.self) {
      try MySegmentedControl(items: ["a"]) { _ in Array("nothing".utf8) }
    }
    #expect(error?.name == "none-selected@2x.png")
  }
}
