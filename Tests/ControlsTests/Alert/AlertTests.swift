import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Alert: choices and focus` {
  private let toggle = Switch(label: "Wi-Fi")
  private let rig: SceneDriver
  private let keep = AlertAction("Keep", role: .cancel)
  private let delete = AlertAction("Delete", role: .destructive)
  private let save = AlertAction("Save")

  init() {
    rig = SceneDriver(Scene(Stack(.vertical, padding: 20, of: toggle)), size: Size(400, 300))
  }

  /// Presents an alert; returns the choices, of which there is at most one.
  private func choices(
    of actions: AlertAction..., after body: (AlertLayer) -> Void
  ) -> [AlertAction?] {
    let alert = AlertLayer("Delete it?", message: "There is no copy.", actions: actions)
    var choices: [AlertAction?] = []
    rig.scene.present(alert) { choices.append($0) }
    rig.showFrame()
    body(alert)
    rig.settle()
    let dialog = rig.scene.semantics.first { $0.role == .dialog }
    #expect(choices.isEmpty == (dialog != nil))
    return choices
  }

  @Test func `a press on a button chooses its action, and one beside the card does nothing`() {
    let chosen = choices(of: keep, delete) { alert in
      rig.tap(at: alert.card.buttons[1].frameInScene.center)
    }
    #expect(chosen == [delete])
    #expect(choices(of: keep, save) { _ in rig.tap(at: toggle.frameInScene.center) } == [])
    #expect(!toggle.isOn)
  }

  @Test func `Return chooses the last action without a role or a focus, and otherwise cancels`() {
    #expect(choices(of: keep, delete, save) { _ in rig.key(.enter) } == [save])
    #expect(choices(of: save, keep) { _ in rig.key(.enter) } == [save])
    #expect(choices(of: keep, delete) { _ in rig.key(.enter) } == [keep])
    let chosen = choices(of: keep, save) { _ in
      rig.scene.setFocus(nil, isVisible: false)
      rig.key(.enter)
    }
    #expect(chosen == [save])
  }

  @Test func `the default has the focus, which is restored afterwards`() {
    #expect(rig.focusedNode(after: .tab) === toggle)
    _ = choices(of: keep, save) { alert in
      #expect(rig.scene.focusedNode === alert.card.buttons[1] && rig.scene.isFocusVisible)
      #expect(alert.card.buttons.map(\.prominence) == [.regular, .prominent])
      #expect(rig.focusedNode(after: .tab) === alert.card.buttons[0])
      rig.key(.space)
    }
    #expect(rig.scene.focusedNode === toggle && rig.scene.isFocusVisible)
  }

  @Test func `Escape chooses what cancels, or the only action, and a dismissal chooses none`() {
    #expect(choices(of: keep) { $0.layer?.dismiss() } == [nil])
    #expect(choices(of: keep, save) { _ in rig.key(.escape) } == [keep])
    #expect(choices(of: save) { _ in rig.key(.escape) } == [save])
    #expect(choices(of: delete, save) { _ in rig.key(.escape) } == [])
  }

  @Test func `is a modal dialog with its title as label`() throws {
    _ = choices(of: keep, save) { _ in
      let dialog = rig.scene.semantics.first { $0.role == .dialog }
      #expect(dialog?.label == "Delete it?" && dialog?.states.contains(.modal) == true)
      #expect(rig.scene.semantics.children.map(\.role) == [.dialog])
      let texts = dialog?.first { $0.role == .staticText }
      #expect(texts?.label == "There is no copy.")
      rig.key(.escape)
    }
  }

  @Test(arguments: MotionPreference.allCases)
  func `appears and leaves without stale pixels`(motion: MotionPreference) throws {
    rig.scene.environment.motion = motion
    rig.showFrame()
    let before = try rig.bitmap()
    try rig.paintFrames()
    _ = choices(of: keep, save) { _ in
      #expect(rig.wantsFrame)
      rig.settle()
      rig.key(.escape)
    }
    #expect(try rig.staleness() == nil && rig.bitmap().hasSamePixels(as: before))
  }

  @Test func `is awaited for the choice, and dismissed with the task that awaits it`() async {
    let task = Task { await rig.scene.presentAlert("Delete it?", actions: [keep, delete]) }
    while rig.scene.layers.isEmpty { await Task.yield() }
    rig.key(.escape)
    #expect(await task.value == keep)
    let other = Task { await rig.scene.presentAlert("Delete it?", actions: [keep, delete]) }
    while rig.scene.layers.isEmpty { await Task.yield() }
    other.cancel()
    #expect(await other.value == nil)
    rig.settle()
    #expect(rig.scene.layers.isEmpty)
  }
}

@Suite struct `Alert: layout` {
  /// The frames of the card in a window and of the buttons in the card.
  private func frames(
    of titles: String..., direction: LayoutDirection = .leftToRight, in size: Size = Size(400, 300)
  ) -> [Rect] {
    let actions = titles.map { AlertAction($0) }
    let alert = AlertLayer("Delete it?", message: "There is no copy.", actions: actions)
    let layout = PlainLayout(Node(), direction, size: size)
    layout.scene.present(alert) { _ in }
    layout.update()
    return [alert.card.frame] + alert.card.buttons.map(\.frame)
  }

  @Test func `is centered, with buttons in a row from the leading edge`() {
    // Texts of 15 and 13 pt, 6 pt apart, and buttons of 32 pt; 20 pt between and around them.
    let card = Rect(x: 50, y: 87, width: 300, height: 126)
    let (left, right) = (
      Rect(x: 20, y: 74, width: 124, height: 32), Rect(x: 156, y: 74, width: 124, height: 32)
    )
    #expect(frames(of: "Keep", "Delete") == [card, left, right])
    #expect(frames(of: "Keep", "Delete", direction: .rightToLeft) == [card, right, left])
  }

  @Test func `has buttons below each other if a title is long, and stays inside a small window`() {
    #expect(
      frames(of: "Replace all the files", "Keep") == [
        Rect(x: 50, y: 65, width: 300, height: 170), Rect(x: 20, y: 74, width: 260, height: 32),
        Rect(x: 20, y: 118, width: 260, height: 32),
      ])
    #expect(
      frames(of: "OK", in: Size(200, 110)) == [
        Rect(x: 16, y: 16, width: 168, height: 78), Rect(x: 20, y: 26, width: 128, height: 32),
      ])
  }
}
