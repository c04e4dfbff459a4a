internal import CX11

/// The drags of other programs over the window, one at a time; see ``DragMessage``.
///
/// Errors of a program that has ended go to ``XErrorLog``; the end of its window ends the drag.
struct DragTarget {
  enum Change: Hashable, Sendable {
    /// In the window, in pixels.
    case over(x: Double, y: Double, DragContents)
    case left
  }

  private struct Source {
    var window: UInt
    var contents: DragContents
    /// The earlier event mask of the source window.
    var mask: Int
    /// Whether the data was dropped, and its URIs are requested.
    var isDropped = false
  }

  /// Called with the dropped URIs; drops are refused while it is `nil`.
  var onDrop: (([String]) -> Void)?

  private let connection: DisplayConnection
  private let window: UInt
  private var source: Source?

  init(connection: DisplayConnection, window: UInt) {
    (self.connection, self.window) = (connection, window)
  }

  func isFrom(_ window: UInt) -> Bool { source?.window == window }

  /// Answers a message, with drops refused if `isBlocked`; `nil` if the content is not affected.
  mutating func read(_ message: XClientMessageEvent, isBlocked: Bool) -> Change? {
    let data = message.data.l
    let numbers = [data.0, data.1, data.2, data.3, data.4]
    let kind = DragMessage.kinds.first { connection.atoms[$0] == message.message_type }
    guard message.format == 32, let kind, let drag = DragMessage(kind, numbers) else { return nil }
    let sender = UInt(bitPattern: data.0) & 0xFFFF_FFFF
    if case .entered(let types, let hasMoreTypes) = drag {
      return begin(sender, types, hasMoreTypes: hasMoreTypes)
    }
    guard let source, source.window == sender, !source.isDropped else { return nil }
    let isTaken = onDrop != nil && !isBlocked && source.contents.contains(.files)
    switch drag {
    case .entered: return nil
    case .moved(let x, let y): return move(x, y, source, isTaken: isTaken)
    case .left:
      end()
      return .left
    case .dropped(let time):
      if isTaken { ask(at: time) } else { finish(isTaken: false) }
      return .left
    }
  }

  // MARK: What is dropped

  /// Requests the URIs; the answer is for ``receive(_:)``.
  private mutating func ask(at time: UInt) {
    source?.isDropped = true
    let atoms = connection.atoms
    _ = connection.asking {
      XConvertSelection(
        connection.display, atoms[.xdndSelection], atoms[.textURIList], atoms[.xdndSelection],
        window, time)
    }
  }

  /// Returns the URIs of a drop; `nil` if they were not requested, or are unavailable.
  mutating func receive(_ event: XSelectionEvent) -> [String]? {
    let atoms = connection.atoms
    guard event.selection == atoms[.xdndSelection], event.requestor == window,
      source?.isDropped == true
    else { return nil }
    let bytes = connection.answer {
      event.property == event.selection
        ? connection.takeBytes(event.property, of: window, type: atoms[.textURIList]) : nil
    }
    let list = bytes.map { URIList.addresses(in: $0) }
    finish(isTaken: list != nil)
    return list
  }

  private mutating func finish(isTaken: Bool) {
    guard let source else { return }
    reply(.xdndFinished, [isTaken ? 1 : 0, action(isTaken: isTaken), 0, 0], to: source)
    end()
  }

  // MARK: Source

  mutating func end() {
    guard let source else { return }
    self.source = nil
    connection.restore(source.mask, of: source.window)
  }

  private mutating func begin(_ sender: UInt, _ types: [UInt], hasMoreTypes: Bool) -> Change? {
    let wasOver = source != nil
    end()
    func listed() -> [UInt]? {
      connection.numbers(connection.atoms[.xdndTypeList], of: sender, type: UInt(XA_ATOM))
    }
    let list = hasMoreTypes ? connection.answer(listed) : nil
    // The source ends with its window.
    if let mask = connection.observe(sender, StructureNotifyMask) {
      source = Source(window: sender, contents: contents(of: list ?? types), mask: mask)
    }
    return wasOver ? .left : nil
  }

  private func contents(of types: [UInt]) -> DragContents {
    let atoms = connection.atoms
    let texts = [atoms[.textPlain], atoms[.textPlainUTF8], atoms[.utf8String], UInt(XA_STRING)]
    var contents: DragContents = []
    if types.contains(where: texts.contains) { contents.insert(.text) }
    if types.contains(atoms[.textURIList]) { contents.insert(.files) }
    return contents
  }

  private func move(_ rootX: Int, _ rootY: Int, _ source: Source, isTaken: Bool) -> Change? {
    // The flags are the acceptance and, as it can have an effect, a request for every position.
    reply(.xdndStatus, [isTaken ? 3 : 2, 0, 0, action(isTaken: isTaken)], to: source)
    if connection.isLost { return nil }
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    let isThere = XTranslateCoordinates(
      connection.display, connection.root, window, Int32(rootX), Int32(rootY), &x, &y, &child)
    if isThere == 0 { return nil }
    return .over(x: Double(x), y: Double(y), source.contents)
  }

  /// The effect of a drop: a copy, or none.
  private func action(isTaken: Bool) -> Int {
    isTaken ? Int(bitPattern: connection.atoms[.xdndActionCopy]) : 0
  }

  private func reply(_ name: Atoms.Name, _ numbers: [Int], to source: Source) {
    var event = connection.makeMessage(
      name, about: source.window, [Int(bitPattern: window)] + numbers)
    connection.send(&event, to: source.window)
  }
}

/// The format `text/uri-list`: one URI per line, and comments (RFC 2483).
enum URIList {
  /// Empty for invalid UTF-8.
  static func addresses(in bytes: [UInt8]) -> [String] {
    // Some programs append a zero byte.
    let text = String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self) ?? ""
    return text.unicodeScalars.split { $0 == "\r" || $0 == "\n" }
      .map { line in
        let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
        let start = line.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { start.index(after: $0) }
        return String(start[..<(end ?? start.startIndex)])
      }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}

/// A message of the drag and drop protocol XDND, version 5.
enum DragMessage: Hashable, Sendable {
  /// `types` are atoms of at most three formats; more are in a property.
  case entered(types: [UInt], hasMoreTypes: Bool)
  /// On the root window, in pixels.
  case moved(x: Int, y: Int)
  case left
  /// `time` is the server's; 0 if it is unknown.
  case dropped(time: UInt)

  static let version: UInt = 5
  static let oldestVersion: UInt = 3
  static let kinds: [Atoms.Name] = [.xdndEnter, .xdndPosition, .xdndLeave, .xdndDrop]

  /// Parses the five numbers of a client message; fails for incompatible versions.
  init?(_ kind: Atoms.Name, _ numbers: [Int]) {
    guard numbers.count == 5 else { return nil }
    let values = numbers.map { UInt(bitPattern: $0) & 0xFFFF_FFFF }
    switch kind {
    case .xdndEnter:
      guard values[1] >> 24 >= Self.oldestVersion else { return nil }
      self = .entered(types: values[2...].filter { $0 != 0 }, hasMoreTypes: values[1] & 1 != 0)
    case .xdndPosition:
      // Each half is signed.
      self = .moved(
        x: Int(Int16(truncatingIfNeeded: values[2] >> 16)),
        y: Int(Int16(truncatingIfNeeded: values[2])))
    case .xdndLeave: self = .left
    case .xdndDrop: self = .dropped(time: values[2])
    default: return nil
    }
  }
}
