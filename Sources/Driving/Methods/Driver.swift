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

  package init(_ session: any DrivenSession, program: DrivenProgram) {
    (self.session, self.program) = (session, program)
  }

  var scene: Scene { session.scene }

  // MARK: Requests

  /// Begins a request; ``end()`` ends it.
  package func begin(_ request: DriveRequest) throws(DriveError) -> Plan {
    guard let method = Method.named(request.method) else {
      throw DriveError(code: .unknownMethod, message: "there is no method \(request.method)")
    }
    firstAction = session.actions.begin()
    do {
      var fields = try JSONFields(request.parameters, place: DriveRequest.parameters)
      return try method.plan(self, &fields)
    } catch {
      session.actions.end()
      throw DriveError(error)
    }
  }

  package func end() {
    refs.place(at: session.time) { places }
    session.actions.end()
  }

  /// The result of an event.
  func outcome(_ more: [JSON.Member] = []) -> JSON {
    let focus = scene.focusedSemantics.map { JSON.string(refs.ref(of: $0)) }
    return .object(
      [
        .init("time", session.time), .init("actions", session.actions.since(firstAction)),
        .init("focus", focus ?? .null),
      ] + more)
  }

  /// A plan whose result is that of an event.
  func acting(_ steps: [Plan.Step]) -> Plan { Plan(steps) { [unowned self] in outcome() } }

  // MARK: Events

  func perform(_ name: String, _ fields: [JSON.Member]) throws {
    try session.perform(name, fields)
    func value(_ key: String) -> JSON? { fields.last { $0.key == key }?.value }
    let pointer = value("pointer")?.wholeNumber ?? PointerID.primary.rawValue
    switch name {
    case "press": pointers.insert(pointer)
    case "release", "cancel": pointers.remove(pointer)
    case "key": value("key")?.string.map { _ = keys.insert($0) }
    case "keyUp": value("key")?.string.map { _ = keys.remove($0) }
    default: break
    }
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
