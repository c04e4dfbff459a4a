import Controls
import Support

/// The controls that the events of a log change.
@MainActor
struct LoggedControls {
  /// In paint order.
  let controls: [Control]
  let scene: Scene
  let catalog: ControlCatalog
  /// The folder of relative file names.
  let folder: String
  /// The control of a page, which notes its changes; `nil` for other pages.
  let preview: ControlPreview?

  /// The control that an event changes.
  func control(
    _ reference: InputLogEvent.ControlReference, _ event: InputLogEvent
  ) throws -> (Control, ControlDescription) {
    guard let control = controls(reference).first,
      let description = catalog.description(of: control)
    else { throw event.failure("there is no control" + (reference.text ?? "")) }
    return (control, description)
  }

  private func controls(_ reference: InputLogEvent.ControlReference) -> [Control] {
    switch reference {
    case .first: return controls
    case .named(let name): return controls.filter { $0.identifier == name }
    case .element(let index):
      let control = scene.element(at: index)?.id.control
      return controls.filter { $0 === control }
    }
  }

  /// Sets a property, or changes the parts of a control; other events have no effect.
  func perform(_ event: InputLogEvent) throws {
    switch event.kind {
    case .insertPart(let title, let symbol, let index, let reference, let isAnimated):
      let control = try controlWithParts(reference, event)
      try event.failing { try control.checkInsertion(at: index) }
      change(
        control,
        .insertPart(title: title, symbol: symbol, at: index, control: .first, animated: isAnimated)
      ) { control.insertPart(title: title, symbol: symbol, at: index, animated: isAnimated) }
    case .removePart(let index, let reference, let isAnimated):
      let control = try controlWithParts(reference, event)
      try event.failing { try control.checkRemoval(at: index) }
      change(control, .removePart(at: index, control: .first, animated: isAnimated)) {
        control.removePart(at: index, animated: isAnimated)
      }
    case .set(let reference, let name, let json, let isAnimated):
      let (control, description) = try control(reference, event)
      guard let property = description.property(name) else {
        throw event.failure(
          "\(name) is not a property of a \(description.title.lowercased())"
            + description.reason(against: name))
      }
      let value = PropertyValue(json, kind: property.kind, folder: folder)
      try event.failing {
        try change(
          control, .set(control: .first, property: name, value: json, animated: isAnimated)
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
    _ reference: InputLogEvent.ControlReference, _ event: InputLogEvent
  ) throws -> any PartedControl {
    for control in controls(reference) {
      if let control = control as? any PartedControl { return control }
    }
    throw event.failure("there is no segmented control" + (reference.text ?? " in this scene"))
  }
}

extension InputLogEvent.ControlReference {
  /// The words after those for a control; `nil` for the first one.
  fileprivate var text: String? {
    switch self {
    case .first: nil
    case .named(let name): " \(name)"
    case .element(let index): " of the page at element \(index)"
    }
  }
}

extension SemanticsID {
  /// The control of the element, or around it; `nil` for none.
  @MainActor package var control: Control? {
    var node = node
    while let current = node, !(current is Control) { node = current.parent }
    return node as? Control
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
  fileprivate func element(at index: Int) -> SemanticsNode? {
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
  func reveal(element index: Int, _ event: InputLogEvent) throws {
    guard let element = element(at: index) else {
      throw event.failure("there is no element \(index)")
    }
    element.id.node?.scrollToVisible()
  }
}
