internal import CXTest

/// A program that is the source of a drag, by the protocol XDND.
public final class DragSource: OtherProgram {
  public enum Answer: Equatable {
    /// - wantsEveryPlace: Whether the window wants further positions inside it.
    case status(isAccepted: Bool, wantsEveryPlace: Bool, action: UInt)
    case finished(isAccepted: Bool, action: UInt)
  }

  private let types: [String]
  private var content: String?

  /// - Parameter types: The data types of the drag, such as `text/uri-list`.
  public init(_ robot: Robot, types: [String] = ["text/plain"]) throws {
    self.types = types
    try super.init(robot)
  }

  /// The XDND version of a window; `nil` if it does not support XDND.
  public func version(of target: UInt) -> UInt? {
    let value = connection?.read("XdndAware", of: target)
    return value?.type == "ATOM" && value?.numbers?.count == 1 ? value?.numbers?.first : nil
  }

  public func enter(_ target: UInt, version: Int = 5) {
    let atoms = types.map(atom)
    if atoms.count > 3 {
      connection?.write("XdndTypeList", type: "ATOM", numbers: atoms, of: window)
    }
    let told = (atoms + [0, 0, 0]).prefix(3).map { Int($0) }
    send("XdndEnter", to: target, [version << 24 | (atoms.count > 3 ? 1 : 0)] + told)
  }

  /// Tells a window the position of the drag on the display, px.
  public func move(over target: UInt, x: Int, y: Int) {
    send(
      "XdndPosition", to: target,
      [0, (x & 0xFFFF) << 16 | (y & 0xFFFF), 0, Int(atom("XdndActionCopy"))])
  }

  public func leave(_ target: UInt) { send("XdndLeave", to: target, [0, 0, 0, 0]) }
  public func drop(on target: UInt) { send("XdndDrop", to: target, [0, 0, 0, 0]) }

  /// Offers the dragged text, or refuses; requests are answered by ``takeAnswers()``.
  public func offer(_ text: String?) {
    content = text
    XSetSelectionOwner(display, atom("XdndSelection"), window, 0)
    XSync(display, 0)
  }

  private func give(_ request: XSelectionRequestEvent) {
    if let content {
      let bytes = Array(content.utf8)
      XChangeProperty(
        display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
        Int32(bytes.count))
    }
    answer(request, property: content == nil ? 0 : request.property)
  }

  /// Sends a message of five numbers, which may violate the protocol.
  public func say(_ name: String, to target: UInt, _ numbers: [Int]) {
    connection?.send(name, numbers, about: target)
  }

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
    say(name, to: target, [Int(bitPattern: window)] + numbers)
  }
}
