internal import CXTest

/// A program that drags something over other windows, by the protocol XDND.
///
/// It has a window and a connection of its own, so that it can end as a program does.
@MainActor
public final class DragSource {
  /// What a window answered.
  public enum Answer: Equatable {
    /// - wantsEveryPlace: whether further places are to be told inside the window.
    case status(isAccepted: Bool, wantsEveryPlace: Bool, action: UInt)
    case finished(isAccepted: Bool, action: UInt)
  }

  private nonisolated(unsafe) let display: OpaquePointer
  public let window: UInt
  private var isOpen = true

  /// - Parameters:
  ///   - robot: on its display.
  ///   - types: what is dragged could be taken as, such as `text/uri-list`.
  public init(_ robot: Robot, types: [String] = ["text/plain"]) throws {
    guard let display = XOpenDisplay(robot.displayName) else {
      throw RobotError.cannotOpenDisplay(robot.displayName)
    }
    self.display = display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    self.types = types
    XErrors.watch(display)
  }

  deinit {
    if isOpen { XCloseDisplay(display) }
  }

  private let types: [String]

  private func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  /// The version of the protocol that a window speaks; nil if it speaks none.
  public func version(of target: UInt) -> UInt? {
    var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, target, atom("XdndAware"), 0, 1, 0, UInt(XA_ATOM), &type, &format, &count, &rest,
      &data)
    guard status == Success, let data else { return nil }
    defer { XFree(data) }
    guard format == 32, count == 1 else { return nil }
    return data.withMemoryRebound(to: UInt.self, capacity: 1) { $0[0] }
  }

  /// What is dragged comes over a window.
  public func enter(_ target: UInt, version: Int = 5) {
    let atoms = types.map { Int(atom($0)) }
    if atoms.count > 3 {
      let numbers = atoms
      numbers.withUnsafeBytes { bytes in
        _ = XChangeProperty(
          display, window, atom("XdndTypeList"), UInt(XA_ATOM), 32, PropModeReplace,
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
      }
    }
    let told = Array((atoms + [0, 0, 0]).prefix(3))
    send("XdndEnter", to: target, [version << 24 | (atoms.count > 3 ? 1 : 0)] + told)
  }

  /// What is dragged is over a place of the display, px.
  public func move(over target: UInt, x: Int, y: Int) {
    send(
      "XdndPosition", to: target,
      [0, (x & 0xFFFF) << 16 | (y & 0xFFFF), 0, Int(atom("XdndActionCopy"))])
  }

  public func leave(_ target: UInt) { send("XdndLeave", to: target, [0, 0, 0, 0]) }

  public func drop(on target: UInt) { send("XdndDrop", to: target, [0, 0, 0, 0]) }

  /// What is dragged, for who asks for it; it is given as ``takeAnswers()`` is called.
  ///
  /// - Parameter text: nil to refuse.
  public func offer(_ text: String?) {
    content = text
    XSetSelectionOwner(display, atom("XdndSelection"), window, 0)
    XSync(display, 0)
  }

  private var content: String?

  private func give(_ request: XSelectionRequestEvent) {
    var answer = XEvent()
    answer.xselection.type = SelectionNotify
    answer.xselection.requestor = request.requestor
    answer.xselection.selection = request.selection
    answer.xselection.target = request.target
    answer.xselection.time = request.time
    if let content {
      let bytes = Array(content.utf8)
      XChangeProperty(
        display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
        Int32(bytes.count))
      answer.xselection.property = request.property
    }
    XSendEvent(display, request.requestor, 0, NoEventMask, &answer)
    XSync(display, 0)
  }

  /// Says something that is no part of the protocol, or says it wrongly.
  ///
  /// - Parameter numbers: the five of a client message.
  public func say(_ name: String, to target: UInt, _ numbers: [Int]) {
    sendMessage(name, to: target, numbers)
  }

  /// The program ends in the middle of it.
  public func end() {
    isOpen = false
    XCloseDisplay(display)
  }

  /// What has been answered since the last call.
  public func takeAnswers() -> [Answer] {
    XSync(display, 0)
    var answers: [Answer] = []
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if event.type == SelectionRequest { give(event.xselectionrequest) }
      guard event.type == ClientMessage else { continue }
      let data = event.xclient.data.l
      let action: (Int) -> UInt = { UInt(bitPattern: $0) & 0xFFFF_FFFF }
      switch event.xclient.message_type {
      case atom("XdndStatus"):
        answers.append(
          .status(
            isAccepted: data.1 & 1 != 0, wantsEveryPlace: data.1 & 2 != 0, action: action(data.4)))
      case atom("XdndFinished"):
        answers.append(.finished(isAccepted: data.1 & 1 != 0, action: action(data.2)))
      default: break
      }
    }
    return answers
  }

  private func send(_ name: String, to target: UInt, _ numbers: [Int]) {
    sendMessage(name, to: target, [Int(bitPattern: window)] + numbers)
  }

  private func sendMessage(_ name: String, to target: UInt, _ numbers: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    XSendEvent(display, target, 0, NoEventMask, &event)
    XSync(display, 0)
  }
}
