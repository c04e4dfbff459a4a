import Canvas
import Controls
import Support

extension SceneReplica {
  /// The states, the actions and the damage of a frame.
  package func trace(of frame: Replay.Frame) -> JSON {
    .object([
      .init("t", rounded(frame.time.seconds)),
      .init("frame", frame.number),
      .init("controls", .object(controls.map { .init($0.nameInLog, $0.tracedState) })),
      .init("helpTag", scene.shownHelpTag.map { .string($0) } ?? .null),
      .init("cursor", "\(scene.cursor)"),
      .init("focus", focus),
      .init("actions", .array(frame.actions.map { $0.action.json(by: $0.control) })),
      .init("damage", .array(frame.update.damage.rects.map(json))),
      .init("animating", frame.update.isAnimating),
    ])
  }

  /// Six decimals, and more for times with fewer than six digits.
  private func rounded(_ seconds: Double) -> Double {
    var unit = 1e6
    while seconds > 0, seconds * unit < 1e5 { unit *= 10 }
    return (seconds * unit).rounded() / unit
  }

  private var focus: JSON {
    // The focused node may be a part of a control, such as a thumb of a range slider.
    var node = scene.focusedNode
    while let current = node, !(current is Control) { node = current.parent }
    return (node as? Control).map { .string($0.nameInLog) } ?? .null
  }

  private func json(of rect: PixelRect) -> JSON {
    .array(
      [rect.x, rect.y, rect.width, rect.height].map { length in
        let points = Double(length) / scale
        return Int(exactly: points).map { .integer($0) } ?? .number(points)
      })
  }
}

extension ControlAction {
  /// The action as in a trace.
  @MainActor
  package func json(by control: Control) -> JSON {
    let (kind, details): (String, [JSON.Member]) =
      switch self {
      case .valueChanged(let value): ("valueChanged", [.init("value", value.json)])
      case .triggered(let index): ("triggered", index.map { [.init("index", $0)] } ?? [])
      case .proposed(let value): ("proposed", [.init("value", value.json)])
      case .refused(let value): ("refused", [.init("value", value.json)])
      case .editingBegan: ("editingBegan", [])
      case .editingEnded: ("editingEnded", [])
      case .haptic(let style): ("haptic", [.init("style", style.rawValue)])
      }
    return .object([.init("control", control.nameInLog), .init("action", kind)] + details)
  }
}

extension ControlValue {
  fileprivate var json: JSON {
    switch self {
    case .isOn(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .range(let range): .array([.number(range.lowerBound), .number(range.upperBound)])
    case .index(let index): index.map { .integer($0) } ?? .null
    case .indices(let indices): .integers(indices.sorted())
    case .text(let text): .string(text)
    }
  }
}

extension Control {
  var nameInLog: String { identifier ?? label }

  package var tracedState: JSON {
    let trace = (self as? any DescribedControl)?.trace ?? [:]
    var members: [JSON.Member] = trace.map { .init($0.key, $0.value.json) }
    // A control with several focus stops names the focused one.
    if !members.contains(where: { $0.key == "focused" }) {
      members.append(.init("focused", isFocused && scene?.isFocusVisible ?? false))
    }
    return .object(members + [.init("enabled", isEffectivelyEnabled)])
  }
}

package final class ReplayTraceOutput {
  /// In bytes. chosen
  private static let chunk = 1 << 16

  private let file: OutputFile
  private var bytes: [UInt8] = []

  package private(set) var isRead = true

  package init(path: String) throws {
    file = try OutputFile(path)
    bytes.reserveCapacity(2 * Self.chunk)
  }

  package func add(_ line: JSON) throws {
    if !isRead { return }
    bytes += line.line
    if bytes.count >= Self.chunk { try flush() }
  }

  package func finish() throws {
    if isRead { try flush() }
    if isRead { try file.finish() }
  }

  private func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    do { try file.write(bytes) } catch {
      guard file.hasLostReader, case .open = file.place.kind else { throw error }
      isRead = false
    }
  }
}
