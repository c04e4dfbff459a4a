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
  init() { rig = SceneDriver(column: toggle, padding: 20, size: Size(400, 300)) }

  /// Presents an alert; returns the choices, of which there is at most one.
  private func choices(
    of actions: AlertAction..., after body: (AlertLayer) -> Void
  ) -> [AlertAction?] {
    let alert = AlertLayer("Delete it?", message: "There is no copy.", actions: actions)
    var choices: [AlertAction?] = []
    rig.scene.present(alert) { choices.append($0) }
    rig.showFrame()
    body(alert)
    let dialog = rig.settled().scene.semantics.first { $0.role == .dialog }
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
    #expect(rig.key(.tab).scene.focusedNode === toggle)
    _ = choices(of: keep, save) { alert in
      #expect(rig.scene.focusedNode === alert.card.buttons[1] && rig.scene.isFocusVisible)
      #expect(alert.card.buttons.map(\.prominence) == [.regular, .prominent])
      #expect(rig.key(.tab).scene.focusedNode === alert.card.buttons[0])
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
    let before = try rig.shown().bitmap()
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
    #expect(rig.settled().scene.layers.isEmpty)
  }

  @Test(arguments: [false, true])
  func `has no choice once the window is closed`(isInView: Bool) async {
    let scene = rig.scene
    let window = isInView ? Scene(SceneView(scene)) : scene
    let task = Task { await scene.presentAlert("Delete it?", actions: [keep, delete]) }
    while scene.layers.isEmpty { await Task.yield() }
    window.windowClosed()
    #expect(await task.value == nil)
    #expect(await scene.presentAlert("Delete it?", actions: [keep, delete]) == nil)
    let other = SceneDriver(window, size: Size(400, 300))
    let next = Task { await scene.presentAlert("Delete it?", actions: [keep, delete]) }
    while scene.layers.isEmpty { await Task.yield() }
    other.key(.escape)
    next.cancel()
    _ = await next.value
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
    return [alert.card.frameInScene] + alert.card.buttons.map(\.frame)
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

@Suite struct `Banner: layout and dismissal` {
  @Test func `is an alert of its title and message, and as wide as its texts`() {
    let banner = Banner("Saved picture.png", kind: .success)
    #expect(banner.semantics?.role == .alert && banner.semantics?.label == "Saved picture.png")
    let warning = Banner("switch.track.on must be a color", message: "It stays.", kind: .warning)
    #expect(warning.semantics?.label == "switch.track.on must be a color. It stays.")
    let saved = [nil, "To a file of a long name"].map { message in
      Banner("Saved", message: message, kind: .success).measured(Size(900, 900))
    }
    #expect(saved.map(\.height) == [40, 46] && saved[1].width > saved[0].width)
    let narrow = Banner("Saved a file with a long name", kind: .success).measured(Size(80, 90))
    #expect(narrow.width == 80)
  }

  @Test(arguments: [1.0, 2])
  func `texts that are wider than the window wrap, with no word cut`(textScale: Double) throws {
    let message =
      "it is neither a folder of pictures, an animated PNG nor YUV4MPEG2; choose another file"
    let banner = Banner("Cannot show the reference", message: message, kind: .warning)
    banner.onDismiss = {}
    let environment = SceneEnvironment(textScale: textScale)
    let scene = Scene(
      Stack(.vertical, padding: 20, alignment: .fill) { banner }, environment: environment)
    let driver = SceneDriver(scene, size: Size(480, 640))
    let texts = Drawing(of: driver).texts
    #expect(texts.map(\.text.string).joined(separator: " ").hasSuffix(message))
    #expect(texts.count > 2 && texts.allSatisfy { $0.text.font.size >= 12 * textScale })
    let close = try #require(banner.children.first).frameInScene
    for (text, origin, _) in texts {
      let whole = Text(text.string, font: text.font)
      let frame = Rect(origin: origin, size: TextEngine().size(of: whole))
      #expect(frame.minX >= banner.frame.minX && frame.maxX <= close.minX)
      #expect(frame.minY >= banner.frame.minY + 8 && frame.maxY <= banner.frame.maxY - 8)
    }
    #expect(close.midY == banner.frame.midY && banner.frame.maxX - close.maxX == 11)
    // There is no empty room beside the lines.
    let wrapped = banner.measured(Size(440, 900))
    #expect(wrapped.width < 440 && banner.measured(wrapped) == wrapped)
    #expect(banner.measured(Size(900, 900)).height == 46)
  }

  @Test func `a long text has a limit of lines, and says all of it`() throws {
    let message = (1...500).map { "\($0)" }.joined(separator: " ")
    let banner = Banner("Cannot write", message: message, kind: .warning)
    let rig = SceneRig(banner, size: Size(300, 500))
    let lines = Drawing(of: rig).texts.map(\.text)
    #expect(lines.count == 1 + 8 && lines[1].string.hasPrefix("1 2 3"))
    let last = try #require(lines.last)
    #expect(last.string.hasSuffix("499 500") && last.maximumWidth == lines[1].maximumWidth)
    #expect(banner.measured(Size(300, 900)).height < 200)
    #expect(banner.semantics?.label == "Cannot write. " + message)
  }

  @Test func `shows a dismiss button if it has an onDismiss handler`() throws {
    let banner = Banner("Cannot write", message: "There is no room.", kind: .warning)
    let rig = SceneRig(banner, size: Size(300, 46))
    #expect(banner.children.isEmpty)
    var dismissals = 0
    banner.onDismiss = { dismissals += 1 }
    let button = try rig.shown().element(.button)
    #expect(button.label == "Dismiss")
    rig.tap(at: Point(300 - 11 - 12, 23))
    #expect(dismissals == 1)
    banner.onDismiss = nil
    #expect(banner.children.isEmpty)
  }

  @Test func `a success keeps its color when tokens change the color of switches`() {
    var theme = Theme.light
    theme[SwitchColors.self].trackOn = Color(hex: 0xFF0000)
    let rig = SceneRig(Banner("Saved", kind: .success), size: Size(300, 46), theme: theme)
    let colors = Drawing(of: rig.shown()).paths.map(\.color)
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == Theme.light.tools.success })
  }

  @Test func `does not pass presses to the control below`() {
    var presses = 0
    let button = Button("Below") { presses += 1 }
    let rig = SceneRig(button, size: Size(300, 46))
    rig.scene.present(
      Stack(.vertical, padding: 16) { Banner("Over it", kind: .success) }, modality: .none)
    rig.showFrame()
    rig.tap(at: Point(30, 20))
    #expect(presses == 0)
  }
}
