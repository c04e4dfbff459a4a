import Canvas
import Controls
import Support
import Workbench

/// Answers the requests of one client.
@MainActor
package final class Driver {
  let session: any DrivenSession
  let program: DrivenProgram
  let refs = RefTable()
  /// Its scale is that of the last picture.
  let text = TextEngine()

  /// The place of the current request in the log of actions.
  private var firstAction = 0
  /// The pointers and the keys that the client holds.
  private var pointers: Set<Int> = []
  private var keys: Set<String> = []
  /// A sentence about what the current request could not do or did not wait for; `nil` for none.
  private var note: String?

  package init(_ session: any DrivenSession, program: DrivenProgram) {
    (self.session, self.program) = (session, program)
  }

  var scene: Scene { session.scene }

  func ref(of id: SemanticsID) -> String { refs.ref(of: id, at: session.time) }

  // MARK: Requests

  /// Begins a request; ``end()`` ends it.
  package func begin(_ request: DriveRequest) throws(DriveError) -> Plan {
    guard let method = Method.named(request.method) else {
      throw .unknownMethod(request.method)
    }
    try method.check(request.parameters)
    firstAction = session.actions.begin()
    note = nil
    do {
      var fields = try JSONFields(request.parameters, place: DriveRequest.parameters)
      return try method.plan(self, &fields)
    } catch {
      session.actions.end()
      throw DriveError(error)
    }
  }

  package func end() {
    session.actions.end()
  }

  /// The result of an event.
  func outcome(_ more: [JSON.Member] = []) -> JSON {
    let focus = scene.focusedSemantics.map { JSON.string(ref(of: $0)) }
    return .object(
      [
        .init("time", session.time), .init("actions", session.actions.since(firstAction)),
        .init("focus", focus ?? .null),
      ] + more + (note.map { [.init("note", $0)] } ?? []))
  }

  /// Has the reply to `settle` say that it ended while a timer goes on.
  func noteTimer() {
    note = "a timer goes on, but nothing has changed for \(VirtualSession.quiet) s"
  }

  /// A plan whose result is that of an event.
  func acting(_ steps: [Plan.Step]) -> Plan { Plan(steps) { [unowned self] in outcome() } }

  // MARK: Events

  func perform(_ name: String, _ fields: [JSON.Member]) throws {
    func value(_ key: String) -> JSON? { fields.last { $0.key == key }?.value }
    let pointer = value("pointer")?.wholeNumber ?? PointerID.primary.rawValue
    let isPress = name == "press" && (value("button")?.wholeNumber ?? 1) == 1
    let layers = scene.layers.count
    if isPress, let x = value("x")?.number, let y = value("y")?.number {
      note = note ?? obstacle(toPressing: PointerID(rawValue: pointer), at: Point(x, y))
    }
    try session.perform(name, fields)
    if isPress, !scene.holds(PointerID(rawValue: pointer)), scene.layers.count == layers {
      note = note ?? "nothing takes a press at this point"
    }
    switch name {
    case "press": pointers.insert(pointer)
    case "release", "cancel": pointers.remove(pointer)
    case "key": value("key")?.string.map { _ = keys.insert($0) }
    case "keyUp": value("key")?.string.map { _ = keys.remove($0) }
    default: break
    }
  }

  /// The reason for which a press does nothing; `nil` if it may do something.
  private func obstacle(toPressing pointer: PointerID, at point: Point) -> String? {
    if scene.holds(pointer) {
      return "the pointer is pressed already; use release or cancel before the next press"
    }
    let hit = scene.innermostHit(at: point)
    if hit?.firstUpwards({ $0.scene?.isCaptured($0) == true ? $0 : nil }) != nil {
      return "another pointer is pressed there; use its release or cancel before the press"
    }
    guard let element = element(of: hit, at: point) else { return nil }
    guard !element.isEnabled || element.states.contains(.pending) else { return nil }
    let label = element.label.isEmpty ? "" : " " + JSON.string(element.label).text
    return "the \(element.role.rawValue)\(label) is "
      + (element.isEnabled ? "pending" : "disabled")
  }

  /// The element of the node that a press hits, or the one around it; or the part at the point.
  private func element(of hit: Node?, at point: Point) -> SemanticsNode? {
    let element = hit?.firstUpwards { scene.semantics(of: $0) }
    return element?.children.last { $0.id.part != nil && $0.frame.contains(point) } ?? element
  }

  /// Cancels the gestures and releases the keys of a client that is gone.
  package func releaseEverything() {
    for pointer in pointers.sorted() { try? perform("cancel", [.init("pointer", pointer)]) }
    for key in keys.sorted() { try? perform("keyUp", [.init("key", key)]) }
  }
}

/// The program that is driven, as `info` names it.
package struct DrivenProgram: Sendable {
  package var name: String
  package var version: String

  package init(name: String, version: String) { (self.name, self.version) = (name, version) }
}
