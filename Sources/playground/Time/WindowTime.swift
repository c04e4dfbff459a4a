import Canvas
import Controls

/// The time of a page as a whole: a replica of the window becomes what it was.
///
/// The page itself does not stand still, as that could be told by no log; now is when one left it.
/// Where nothing is kept of the window's input, as in a replay of that, everything goes the same way,
/// and nothing is to be seen of the past.
final class WindowTime: PageTime {
  private weak var controller: PageController?
  private var record: PageRecord?
  /// When what was began to be looked at; nil while it is not.
  private var present: Instant?

  /// - Parameter controller: its page is looked at.
  init(_ controller: PageController) {
    self.controller = controller
  }

  private var history: InputRecording? { controller?.capture?.windowHistory }

  /// Whether something is to be seen of the past.
  var isKnown: Bool { history.map { $0.end == nil } ?? false }

  // MARK: PageTime

  override var now: Instant { present ?? controller?.scene.now ?? .zero }

  override var oldest: Instant? {
    guard let history else { return .zero }
    return history.end == nil ? history.start : nil
  }

  override var obstacle: String? {
    history?.end.map { "\($0) F9 opens the page anew." }
  }

  override var marks: TimeMarks? { record?.marks }

  override func setKept(_ isKept: Bool) {
    guard isKept, let controller else {
      record = nil
      return
    }
    let workbench = controller.workbench
    record = PageRecord(
      controller.scene, controls: { [weak workbench] in workbench?.page.root.allControls ?? [] },
      isOfInterest: { [weak workbench] control in
        guard let view = control.scene?.host else { return workbench?.owns(control) == false }
        return view.isInteractive
      },
      onUse: { [weak self] in self?.returnToNow() })
  }

  override func noteFrame() { record?.noteFrame(at: controller?.scene.now ?? now) }

  override func makeReplica() -> SceneReplica? {
    guard isKnown, let history, let first = range?.lowerBound else { return nil }
    return SceneReplica(of: history, since: first, tokens: controller?.tokens)
  }

  override func willLookBack() {
    present = now
    guard let root = controller?.page.root else { return }
    // What cannot be seen holds neither pointer nor keyboard.
    root.isHidden = true
    root.isHidden = false
  }

  override func didReturn() { present = nil }
}
