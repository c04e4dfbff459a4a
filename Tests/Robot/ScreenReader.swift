import Foundation

/// What a screen reader sees of a program, and does in a person's name, through the library that real
/// readers use.
@MainActor
public final class ScreenReader {
  /// A part of a program as readers know it.
  public struct Part: Decodable, Hashable, Sendable {
    public struct Value: Decodable, Hashable, Sendable {
      public var now: Double
      public var least: Double
      public var most: Double
      public var step: Double
      public var text: String
    }

    public var role: String
    public var name: String
    public var description: String
    public var states: [String]
    public var attributes: [String: String]
    /// x, y, width, height on the screen, px; nil if it has no place.
    public var screen: [Int]?
    /// The same in its window.
    public var window: [Int]?
    public var actions: [String]?
    public var value: Value?
    /// Which of its children are selected; nil if none can be.
    public var selected: [Int]?
    public var members: [String]?
    public var children: [Part]?

    public var identifier: String? { attributes["id"] }

    /// The first in the order of the tree, itself included, that passes a test.
    public func first(where test: (Part) -> Bool) -> Part? {
      if test(self) { return self }
      for child in children ?? [] {
        if let found = child.first(where: test) { return found }
      }
      return nil
    }
  }

  /// Something that became different.
  public struct Event: Decodable, Hashable, Sendable {
    /// Such as `object:state-changed:checked`.
    public var type: String
    public var detail: [Int]
    public var name: String?
    public var role: String?
    public var id: String?
    /// What it is about, if that is another part.
    public var child: String?
  }

  private struct Answer<Value: Decodable>: Decodable {
    var answer: Value?
    var error: String?
  }

  private let program: Program

  /// Starts a reader.
  ///
  /// - Parameters:
  ///   - bus: of the session.
  ///   - name: of the program that is read.
  public init(on bus: PrivateBus, of name: String) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "reader/reader.py").path
    // Readers believe the display before they ask the bus, and what stands there may be of a bus that
    // is gone.
    let environment = bus.environment.merging(
      ["AT_SPI_BUS_ADDRESS": try bus.readersAddress()]) { $1 }
    program = try Program(
      // The system's own: its libraries are there.
      "/usr/bin/python3", ["-W", "ignore", script, name], environment: environment,
      takesInput: true)
    _ = try program.nextLine(within: .seconds(30))
  }

  /// Ends it as a crash would.
  public func stop() { program.stop() }

  // MARK: Seeing

  /// All of the program.
  public func tree() throws -> Part { try require(ask("tree")) }

  public func part(_ identifier: String) throws -> Part {
    try require(ask("part", ["id": identifier]))
  }

  /// What is topmost at a place in the program's window, px.
  public func part(atX x: Int, y: Int) throws -> Part { try require(ask("at", ["x": x, "y": y])) }

  // MARK: Acting

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

  /// - Returns: whether the part has the keyboard now.
  public func focus(_ identifier: String) throws -> Bool {
    try require(ask("focus", ["id": identifier]))
  }

  /// Does something, whatever it is, to some part that it finds.
  ///
  /// - Parameter numbers: the way down to the part, what is done, and how much; three at least.
  public func wander(_ numbers: [Int]) throws { try command("wander", ["numbers": numbers]) }

  // MARK: Hearing

  /// Hears of changes from now on.
  public func listen() throws { try command("listen") }

  /// Has changes told from now on, and takes no notice.
  public func overhear() throws { try command("overhear") }

  /// Hears of all keys from now on.
  ///
  /// - Parameters:
  ///   - key: kept for itself; nil for none.
  ///   - delay: seconds for which it sleeps at each.
  public func listenToKeys(keeping key: String? = nil, delay: Double = 0) throws {
    try command("keys", ["seconds": delay, "keeps": key ?? ""])
  }

  /// What was heard since this was last asked.
  public func events() throws -> [Event] { try require(ask("events")) }

  /// Waits until something has been heard; all that was heard meanwhile.
  @discardableResult
  public func wait(
    for what: String, within limit: Duration = .seconds(60), until test: ([Event]) throws -> Bool
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

  // MARK: Talking

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
    let line = try program.nextLine(within: .seconds(90))
    let answer = try JSONDecoder().decode(Answer<Value>.self, from: Data(line.utf8))
    if let error = answer.error { throw RobotError.unreadable(what: name, reason: error) }
    return answer.answer
  }
}
