import Foundation

/// A screen reader's view of a program, and its actions, through libatspi.
@MainActor public final class ScreenReader {
  public struct Part: Decodable, Hashable, Sendable {
    public struct Value: Decodable, Hashable, Sendable {
      public var now: Double
      public var least: Double
      public var most: Double
      public var step: Double
      public var text: String
    }

    public struct Text: Decodable, Hashable, Sendable {
      public var text: String
      public var count: Int
      public var caret: Int
      public var selections: [[Int]]
      public var firstWord: String
      /// The first part with equal attributes.
      public var firstRun: [Int]
      /// The characters at the middles of the extents of all characters.
      public var found: [Int]
      public var isEditable: Bool
    }

    public var role: String
    public var name: String
    public var description: String
    public var states: [String]
    public var attributes: [String: String]
    /// x, y, width, height on the screen, px.
    public var screen: [Int]?
    /// The same in its window.
    public var window: [Int]?
    public var actions: [String]?
    public var value: Value?
    public var text: Text?
    /// The selected children; `nil` if it has no selection.
    public var selected: [Int]?
    public var members: [String]?
    public var children: [Part]?
    public var identifier: String? { attributes["id"] }

    /// The first object of the subtree that passes a test.
    public func first(where test: (Part) -> Bool) -> Part? {
      if test(self) { return self }
      for child in children ?? [] { if let found = child.first(where: test) { return found } }
      return nil
    }
  }

  public struct Event: Decodable, Hashable, Sendable {
    /// Such as `object:state-changed:checked`.
    public var type: String
    public var detail: [Int]
    public var name: String?
    public var role: String?
    public var id: String?
    public var child: String?
    public var text: String?
  }

  private struct Answer<Value: Decodable>: Decodable {
    var answer: Value?
    var error: String?
  }

  private let program: Program

  public init(on bus: PrivateBus, of name: String) throws {
    let script = Checkout.file("Tests/reader/reader.py").path
    // Readers prefer the address on the display, which may be that of an earlier bus.
    let session = bus.environment.merging(["AT_SPI_BUS_ADDRESS": try bus.readersAddress()]) { $1 }
    program = try Program(
      // The system's Python, which has libatspi.
      "/usr/bin/python3", ["-W", "ignore", script, name], environment: session,
      takesInput: true)
    _ = try program.nextLine()
  }

  public func stop() { program.stop() }
  public func tree() throws -> Part { try require(ask("tree")) }

  public func part(_ identifier: String) throws -> Part {
    try require(ask("part", ["id": identifier]))
  }

  /// The topmost object at a position in the window, px.
  public func part(atX x: Int, y: Int) throws -> Part { try require(ask("at", ["x": x, "y": y])) }

  public func act(_ name: String, on identifier: String) throws {
    try command("action", ["id": identifier, "name": name])
  }

  public func set(_ value: Double, of identifier: String) throws {
    try command("set", ["id": identifier, "value": value])
  }

  public func select(_ index: Int, in identifier: String) throws {
    try command("select", ["id": identifier, "index": index])
  }

  public func deselect(_ index: Int, in identifier: String) throws {
    try command("deselect", ["id": identifier, "index": index])
  }

  /// Edits a text: `set`, `insert`, `delete`, `copy`, `cut`, `paste`, `caret`, `select` or
  /// `deselect`.
  public func edit(
    _ identifier: String, _ how: String, _ range: Range<Int> = 0..<0, text: String = ""
  ) throws {
    let words: [String: any Sendable] = [
      "id": identifier, "how": how, "start": range.lowerBound, "end": range.upperBound,
      "text": text,
    ]
    try command("edit", words)
  }

  public func focus(_ identifier: String) throws -> Bool {
    try require(ask("focus", ["id": identifier]))
  }

  /// Performs the action of random numbers: the path to the object, the action, and its amount.
  public func wander(_ numbers: [Int]) throws { try command("wander", ["numbers": numbers]) }

  /// Starts to record changes.
  public func listen() throws { try command("listen") }

  /// Subscribes to changes without recording them.
  public func overhear() throws { try command("overhear") }

  /// Starts to listen to all keys, to keep one of them, and to delay each by some seconds.
  public func listenToKeys(keeping key: String? = nil, delay: Double = 0) throws {
    try command("keys", ["seconds": delay, "keeps": key ?? ""])
  }

  public func events() throws -> [Event] { try require(ask("events")) }

  /// Waits for changes that pass a test, and returns all changes.
  @discardableResult public func wait(
    for what: String, within limit: Duration = Deadline.limit, until test: ([Event]) throws -> Bool
  ) throws -> [Event] {
    let end = Deadline(in: limit)
    var all: [Event] = []
    while true {
      all += try events()
      if try test(all) { return all }
      if end.hasPassed {
        throw RobotError.timedOut(waitingFor: "\(what); heard: \(all.map(\.type))")
      }
      Readiness.wait(for: [], until: Deadline(in: .milliseconds(10)))
    }
  }

  private func command(_ name: String, _ words: [String: any Sendable] = [:]) throws {
    let _: Bool? = try ask(name, words)
  }

  private func require<Value>(_ value: Value?) throws -> Value {
    guard let value else {
      throw RobotError.unreadable(what: "the program", reason: "there is no such part")
    }
    return value
  }

  private func ask<Value: Decodable>(
    _ name: String, _ words: [String: any Sendable] = [:]
  ) throws -> Value? {
    let command = words.merging(["do": name]) { $1 }
    let data = try JSONSerialization.data(withJSONObject: command)
    try program.write(line: String(decoding: data, as: UTF8.self))
    let line = try program.nextLine()
    let answer = try JSONDecoder().decode(Answer<Value>.self, from: Data(line.utf8))
    if let error = answer.error { throw RobotError.unreadable(what: name, reason: error) }
    return answer.answer
  }
}
