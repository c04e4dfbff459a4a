import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

/// Requirements of the guidelines for every segmented control. spec: hig
@Suite struct `Segmented control: guidelines` {
  private let control = SegmentedControl(["List", "Grid", "Map"], selection: 0, label: "View")
  private let rig: SceneDriver

  init() {
    let root = FixedFrameRoot(control, at: Rect(x: 20, y: 20, width: 300, height: 32))
    let other = Switch(label: "Wi-Fi")
    other.frame = Rect(x: 20, y: 80, width: 51, height: 31)
    root.addChild(other)
    rig = SceneDriver(Scene(root), size: Size(340, 130))
    rig.showFrame()
  }

  private var parts: [SemanticsNode] { rig.scene.semantics(of: control)?.children ?? [] }

  @Test(.spec("segmented-p20", "hig-p2"))
  func `segments are in one line without gaps`() {
    let frames = parts.map(\.frame)
    #expect(frames.count == 3)
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(one.maxX - next.minX) < 1e-9)
      #expect(one.minY == next.minY && one.height == next.height)
    }
    #expect(parts.map(\.label) == ["List", "Grid", "Map"])
  }

  @Test(.spec("hig-p4")) func `segments act as buttons`() {
    var told: [Int?] = []
    control.onChange { told.append($0) }
    #expect(parts.allSatisfy { $0.role == .segment && $0.actions.contains(.select) })
    for part in [2, 1] {
      rig.tap(at: parts[part].frame.center)
      rig.showFrame(after: 1)
    }
    let isDone = rig.scene.perform(.select(0), on: control.semanticsID)
    #expect(isDone && told == [2, 1, 0])
  }

  @Test(.spec("segmented-p22", "hig-p11")) func `one segment is selected at a time`() {
    for part in [2, 0, 1] {
      rig.tap(at: parts[part].frame.center)
      rig.showFrame(after: 1)
      let selected = parts.filter {
        if case .choice(isSelected: true, _, _) = $0.value { true } else { false }
      }
      #expect(selected.map(\.label) == [parts[part].label])
    }
  }

  /// Without a pointer, arrow keys that leave the control are easy to press by accident.
  @Test(.spec("hig-p68", "hig-p73"))
  func `Tab enters and leaves the control, and arrow keys never do`() {
    #expect(rig.focusedNode(after: .tab) === control)
    for key in [Key.right, .right, .right, .right, .left, .left, .left, .left, .home, .end] {
      rig.key(key)
      #expect(rig.scene.focusedNode === control)
    }
    #expect(rig.focusedNode(after: .tab) !== control && rig.scene.focusedNode != nil)
  }
}
