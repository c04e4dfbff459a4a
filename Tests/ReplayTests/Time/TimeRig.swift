import Canvas
import Controls

@testable import Workbench

/// A control page with its timeline, refreshed in every frame.
struct TimeRig {
  let page: PageRig
  let preview: ControlPreview
  let time: PageTime

  init(_ kind: PreviewKind, panels: Set<PanelName> = [.time, .curves], size: Size = Size(900, 780))
  {
    page = PageRig(kind.page, size: size, panels: panels)
    let controller = page.controller
    guard let preview = controller.page.preview, let time = controller.page.time else {
      preconditionFailure("A control page has a stage.")
    }
    self.preview = preview
    self.time = time
    time.mostWork = .max
    page.advance(by: 0.1)
  }

  var dock: WorkbenchDock { page.controller.workbench.dock }

  func tap(_ x: Double, wait seconds: Double = 0) {
    page.tap(at: place(x), wait: 1.0 / 60)
    if seconds > 0 { page.advance(by: seconds) }
  }

  func scrub(back seconds: Double, wait: Double = 0) {
    time.scrub(to: time.now.advanced(by: -seconds))
    if wait > 0 { page.advance(by: wait) }
  }

  func part(_ identifier: String) -> Control? {
    page.controller.workbench.all(Control.self).last { $0.identifier == identifier }
  }

  /// A position in the live control, in scene coordinates, given as fractions of its size.
  func place(_ x: Double, _ y: Double = 0.5) -> Point {
    let frame = page.scene.semantics(of: preview.control)?.frame ?? .zero
    return Point(frame.minX + x * frame.width, frame.minY + y * frame.height)
  }

  var state: AnyHashable? {
    preview.control.scene.flatMap { BehaviorSnapshot(preview.control)?.state(at: $0.now) }
  }

  /// The control at the shown time.
  var shownPreview: ControlPreview { time.pastPreview(of: preview) ?? preview }

  var shownState: AnyHashable? {
    BehaviorSnapshot(shownPreview.control)?.state(at: time.position ?? time.now)
  }
}
