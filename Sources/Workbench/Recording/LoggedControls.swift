import Controls
import Support

/// The controls that the events of a log change.
@MainActor
struct LoggedControls {
  /// In paint order.
  let controls: [Control]
  let catalog: ControlCatalog
  /// The folder of relative file names.
  let folder: String
  /// The control of a page, which notes its changes; `nil` for other pages.
  let preview: ControlPreview?

  /// The first control, or that with an identifier.
  func control(
    named name: String?, _ event: InputLogEvent
  ) throws -> (Control, ControlDescription) {
    guard let control = controls.first(where: { name == nil || $0.identifier == name }),
      let description = catalog.description(of: control)
    else { throw event.failure("there is no control" + (name.map { " \($0)" } ?? "")) }
    return (control, description)
  }

  /// Sets a property, or changes the parts of a control; other events have no effect.
  func perform(_ event: InputLogEvent) throws {
    switch event.kind {
    case .insertPart(let title, let symbol, let index, let name, let isAnimated):
      let control = try controlWithParts(name, event)
      try event.failing { try control.checkInsertion(at: index) }
      change(
        control,
        .insertPart(title: title, symbol: symbol, at: index, control: nil, animated: isAnimated)
      ) { control.insertPart(title: title, symbol: symbol, at: index, animated: isAnimated) }
    case .removePart(let index, let name, let isAnimated):
      let control = try controlWithParts(name, event)
      try event.failing { try control.checkRemoval(at: index) }
      change(control, .removePart(at: index, control: nil, animated: isAnimated)) {
        control.removePart(at: index, animated: isAnimated)
      }
    case .set(let controlName, let name, let json, let isAnimated):
      let (control, description) = try control(named: controlName, event)
      guard let property = description.property(name) else {
        throw event.failure(
          "\(name) is not a property of a \(description.title.lowercased())"
            + description.reason(against: name))
      }
      let value = PropertyValue(json, kind: property.kind, folder: folder)
      try event.failing {
        try change(
          control, .set(control: nil, property: name, value: json, animated: isAnimated)
        ) { try property.write(value, to: control, animated: isAnimated) }
      }
    default: break
    }
  }

  private func change(
    _ control: Control, _ change: InputLogEvent.Kind, _ body: () throws -> Void
  ) rethrows {
    let preview = preview?.control === control ? preview : nil
    preview?.willChange?(change)
    try body()
    preview?.onChange?(change)
  }

  private func controlWithParts(
    _ name: String?, _ event: InputLogEvent
  ) throws -> any PartedControl {
    for control in controls where name == nil || control.identifier == name {
      if let control = control as? any PartedControl { return control }
    }
    let which = name.map { " \($0)" } ?? " in this scene"
    throw event.failure("there is no segmented control\(which)")
  }
}

extension InputLogEvent {
  func failure(_ reason: String) -> Failure { Failure(.badInput, "\(place): \(reason)") }

  fileprivate func failing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as PropertyError {
      throw failure("\(error)")
    }
  }
}

extension SemanticsNode {
  /// The element and its descendants, each before its children.
  package var elements: [SemanticsNode] { [self] + children.flatMap(\.elements) }

  /// Whether the element performs an action, one of those with which states become pending.
  fileprivate func isCertain(to action: SemanticsAction) -> Bool {
    guard isEnabled, !states.contains(.pending) else { return false }
    switch (action, value) {
    case (.increment, .number(let number, let range, _, _)): return number < range.upperBound
    case (.select(let index), .selection):
      return children.indices.contains(index) && children[index].isEnabled
    default: return false
    }
  }
}

extension Scene {
  private func element(at index: Int) -> SemanticsNode? {
    let elements = semantics.elements
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// The index of a node in the accessibility tree; `nil` if it may refuse an action, with which a
  /// replay would end.
  func element(accepting action: SemanticsAction, of node: Node?) -> Int? {
    semantics.elements.firstIndex {
      $0.id.part == nil && $0.id.node === node && $0.isCertain(to: action)
    }
  }

  func act(_ action: SemanticsAction, onElement index: Int, _ event: InputLogEvent) throws {
    guard let element = element(at: index) else {
      throw event.failure("there is no element \(index)")
    }
    if !perform(action, on: element.id) {
      throw event.failure(
        reason(against: action, on: element.id)
          ?? "the element is disabled, pending or hidden, or has no such action")
    }
  }

  /// Scrolls an element of the accessibility tree into view.
  func revealElement(_ index: Int) { element(at: index)?.id.node?.scrollToVisible() }
}
