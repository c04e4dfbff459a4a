import Canvas
import Controls
import Support
import Workbench

extension Driver {
  /// The element of a target; throws if there is none, or several.
  func element(_ target: Target) throws(DriveError) -> SemanticsNode {
    switch target.kind {
    case .ref(let ref):
      guard let id = refs.id(of: ref) else { throw .neverGiven(ref) }
      if let node = scene.semantics(for: id) { return node }
      guard id.node.map(isShownHere) == true else { throw .gone(ref) }
      throw .unavailable("\(ref) is hidden, or below a modal layer")
    case .match(let role, let label, let index): return try match(role, label, index)
    case .point(let point):
      let under = scene.semantics.elements.last { $0.frame.contains(point) }
      guard let under else { throw noElement("no element is at this point", among: []) }
      return under
    }
  }

  private func match(
    _ role: String?, _ label: String?, _ index: Int?
  ) throws(DriveError) -> SemanticsNode {
    let elements = scene.semantics.elements
    let matches = elements.filter {
      (role == nil || $0.role.rawValue == role) && (label == nil || $0.label == label)
    }
    let sought = [role, label.map { JSON.string($0).text }].compactMap(\.self)
      .joined(separator: " ")
    if let index {
      if matches.indices.contains(index) { return matches[index] }
      throw noElement("\(sought) has no index \(index)", among: matches)
    }
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 {
      throw noElement(
        "\(sought) matches \(matches.count) elements; give a ref, an index, or role and label",
        among: matches)
    }
    let words = label?.lowercased() ?? ""
    let near = elements.filter {
      $0.role.rawValue == role || !words.isEmpty && $0.label.lowercased().contains(words)
    }
    throw noElement(
      role.flatMap { unknown($0, among: elements) } ?? "\(sought) matches no element",
      among: near.isEmpty ? elements.filter { !$0.actions.isEmpty } : near)
  }

  /// The message about a role that is neither standard nor used here; `nil` for other roles.
  func unknown(_ role: String, among elements: [SemanticsNode]) -> String? {
    let roles = (SemanticsRole.standard + elements.map(\.role)).map(\.rawValue)
    if roles.contains(role) { return nil }
    let nearest = NearestName.of(role, among: roles)
    return "unknown role \(role)"
      + (nearest.map { ", did you mean \($0)?" } ?? "; tree shows the role of each element")
  }

  /// The most lines of an error. spec: docs/spec/driving.md#wire
  private static let candidates = 8

  private func noElement(_ message: String, among nodes: [SemanticsNode]) -> DriveError {
    let lines = nodes.prefix(Self.candidates).map { $0.line(ref: ref(of: $0.id)) }
    return DriveError(
      code: .noSingleElement, message: message, data: [.init("candidates", .strings(lines))])
  }

  /// The point of a target, after scrolling its element into view.
  func point(_ target: Target) throws -> Point {
    let offset = target.offset ?? .zero
    if case .point(let point) = target.kind { return point + offset }
    return try revealed(try element(target)).frame.center + offset
  }

  /// The element after scrolling it into view.
  func revealed(_ element: SemanticsNode) throws -> SemanticsNode {
    guard let index = index(of: element.id) else { return element }
    try session.perform("reveal", [.init("element", index)])
    guard let shown = scene.semantics(for: element.id) else {
      throw DriveError.gone(ref(of: element.id))
    }
    // Another part of the window may have changed, and then the log needs the event.
    if shown.frame == element.frame { session.forgetLastEvent() }
    return shown
  }

  func rewind(to time: Double) throws {
    try session.rewind(to: time)
    refs.restore(in: scene, at: session.time)
  }

  func open(_ opening: Opening) throws {
    try session.open(opening)
    refs.forgetPlaces()
  }

  /// The index of an element in the accessibility tree.
  func index(of id: SemanticsID) -> Int? {
    scene.semantics.elements.firstIndex { $0.id == id }
  }

  /// Whether a node is in the scene, or in a scene inside it, reachable or not.
  private func isShownHere(_ node: Node) -> Bool {
    sequence(first: node.scene) { $0?.host?.scene }.prefix { $0 != nil }.contains { $0 === scene }
  }
}
