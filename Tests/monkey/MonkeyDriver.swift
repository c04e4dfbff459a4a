import Canvas
import Robot

/// Performs the events, and knows what is held.
@MainActor final class MonkeyDriver {
  private let app: PlaygroundApp
  private let isManaged: Bool
  private let reader: MonkeyReader?
  private var heldKeys: Set<String> = []
  private var hasGrabbedServer = false
  private var cover: UInt?
  private var source: DragSource?
  private var origin = (x: 0, y: 0)
  private var size = (width: 1, height: 1)
  private var robot: Robot { app.robot }
  private var window: UInt { app.window }

  init(_ app: PlaygroundApp, isManaged: Bool, reader: MonkeyReader?) {
    self.app = app
    self.isManaged = isManaged
    self.reader = reader
  }

  func locate() throws {
    origin = try robot.origin(of: window)
    size = try robot.size(of: window)
  }

  private func place(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    (origin.x + Int(x * Double(size.width)), origin.y + Int(y * Double(size.height)))
  }

  func perform(_ event: MonkeyEvent) throws {
    // A grabbed server answers neither the program nor another source.
    if hasGrabbedServer && event.isOfOthers { return }
    switch event {
    case .move(let x, let y):
      let place = place(x, y)
      robot.move(toX: place.x, y: place.y)
    case .press(let button): press(button)
    case .release(let button): robot.release(button: button)
    case .strike(let key, let modifiers): try robot.strike(key, modifiers: modifiers)
    case .hold(let key):
      heldKeys.insert(key)
      try robot.hold(key)
    case .letGo(let key):
      heldKeys.remove(key)
      try robot.letGo(key)
    case .resize(let width, let height): robot.resize(window, width: width, height: height)
    case .moveWindow(let x, let y): robot.move(window, toX: x, y: y)
    case .unmap: hide()
    case .map: show()
    case .conceal: setConcealed(true)
    case .reveal: setConcealed(false)
    case .takeFocus: robot.focusNobody()
    case .giveFocus: takeUp()
    case .cover(let x, let y, let width, let height):
      uncover()
      let corner = place(x, y)
      cover = robot.cover(
        PixelRect(
          x: corner.x, y: corner.y, width: max(1, Int(width * Double(size.width))),
          height: max(1, Int(height * Double(size.height)))))
    case .uncover: uncover()
    case .resolution(let number): robot.setResources("Xft.dpi: \(number)")
    case .grabServer:
      hasGrabbedServer = true
      robot.grabServer()
    case .ungrabServer: ungrabServer()
    case .dragOver(let x, let y): try drag(over: place(x, y))
    case .dragLeave:
      source?.leave(window)
      source = nil
    case .drop:
      source?.drop(on: window)
      source = nil
    case .readerAct(let numbers): try reader?.act(numbers)
    }
  }

  private func press(_ button: Int) {
    // Not on a manager's own menus and buttons.
    if isManaged, !robot.isPointer(over: window) { return }
    robot.press(button: button)
  }

  func hide() { if isManaged { robot.minimize(window) } else { robot.hide(window) } }

  func show() {
    if !isManaged { robot.show(window) }
    takeUp()
  }

  func takeUp() {
    if isManaged {
      // The wheel beside the window may have shown another desktop.
      robot.goToDesktop(of: window)
      robot.activate(window)
    } else if robot.isVisible(window) {
      // Focusing an unmapped window is an error.
      robot.focus(window)
    }
  }

  func setConcealed(_ isConcealed: Bool) {
    let hidden = "_NET_WM_STATE_HIDDEN"
    let states = robot.states(of: window).filter { $0 != hidden }
    robot.setStates(states + (isConcealed ? [hidden] : []), of: window)
  }

  private func uncover() {
    if let cover { robot.destroy(cover) }
    cover = nil
  }

  private func drag(over place: (x: Int, y: Int)) throws {
    if source == nil {
      source = try DragSource(robot, types: ["text/uri-list"])
      source?.enter(window)
    }
    source?.move(over: window, x: place.x, y: place.y)
  }

  func letGo() throws {
    ungrabServer()
    source?.leave(window)
    source = nil
    uncover()
    for button in 1...3 { robot.release(button: button) }
    for key in heldKeys.union(["Shift_L", "Control_L"]) { try robot.letGo(key) }
    heldKeys = []
    robot.setResources("Xft.dpi: 96")
    setConcealed(false)
    robot.move(toX: robot.size.width - 1, y: robot.size.height - 1)
    // Closes a menu of the manager.
    if isManaged { try robot.strike("Escape") }
    show()
  }

  private func ungrabServer() {
    hasGrabbedServer = false
    robot.ungrabServer()
  }
}

/// A screen reader on a bus of its own.
@MainActor final class MonkeyReader {
  /// Only the readers' bus: a portal's windows would take the focus.
  let programEnvironment: [String: String]
  private let bus: PrivateBus
  private var reader: ScreenReader?

  init(display: String) throws {
    bus = try PrivateBus(display: display)
    programEnvironment = ["AT_SPI_BUS_ADDRESS": try bus.readersAddress()]
  }

  /// Connects to the running program and subscribes to its events.
  func begin() throws {
    let reader = try ScreenReader(on: bus, of: "playground")
    _ = try reader.tree()
    try reader.overhear()
    self.reader = reader
  }

  func act(_ numbers: [Int]) throws { try reader?.wander(numbers) }

  func look() throws { _ = try reader?.tree() }

  func stop() {
    reader?.stop()
    bus.stop()
  }
}
