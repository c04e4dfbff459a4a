import Canvas
import Controls

@testable import Workbench
@testable import playground

/// A control page with its timeline, refreshed in every frame.
struct TimeRig {
  let page: PageRig
  let kind: PreviewKind

  init(_ kind: PreviewKind, panes: WorkbenchPanes = [.time, .curves], size: Size = Size(900, 780)) {
    self.kind = kind
    page = PageRig(
      kind.makePage(), size: size, name: PageName(rawValue: kind.rawValue), panes: panes)
    let controller = page.controller
    page.scene.onFrame = { _, isMoving in controller.refresh(isMoving: isMoving) }
    page.advance(by: 0.1)
  }

  var preview: ControlPreview? { page.controller.page.preview }
  var time: StageTime? { page.controller.page.time }
  var dock: WorkbenchDock { page.controller.workbench.dock }

  func tap(_ x: Double, wait seconds: Double = 0) {
    let place = place(x)
    page.tap(at: place)
    page.advance(by: 1.0 / 60)
    if seconds > 0 { page.advance(by: seconds) }
  }

  func part(_ identifier: String) -> Control? {
    page.controller.workbench.all(Control.self).last { $0.identifier == identifier }
  }

  /// A position in the live control, in scene coordinates, given as fractions of its size.
  func place(_ x: Double, _ y: Double = 0.5) -> Point {
    guard let control = preview?.control, let frame = page.scene.semantics(of: control)?.frame
    else { return .zero }
    return Point(frame.minX + x * frame.width, frame.minY + y * frame.height)
  }

  var state: AnyHashable? {
    guard let control = preview?.control, let scene = control.scene else { return nil }
    return BehaviorSnapshot(control)?.state(at: scene.now)
  }

  var shownState: AnyHashable? {
    guard let time, let control = time.shownPreview.control as Control? else { return nil }
    return BehaviorSnapshot(control)?.state(at: time.position ?? time.now)
  }
}
