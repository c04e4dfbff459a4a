import Canvas

extension Scene {
  /// The accessibility tree of everything that is reachable now.
  ///
  /// It has the root's elements, then those of layers, without hidden ones and those below a modal
  /// layer. Elements that are scrolled out of sight are included.
  public var semantics: SemanticsNode {
    var top = topSemantics
    forEachReachableRoot { root in
      append(root, at: SemanticsPlace(visibleRect: bounds).entering(root), to: &top.children)
    }
    return top
  }

  /// An element with its descendants; `nil` if it is not in the tree now.
  public func semantics(for id: SemanticsID) -> SemanticsNode? { element(id, isFlat: false) }

  /// An element without its descendants; `nil` if it is not in the tree now.
  package func flatSemantics(for id: SemanticsID) -> SemanticsNode? { element(id, isFlat: true) }

  private func element(_ id: SemanticsID, isFlat: Bool) -> SemanticsNode? {
    if id == semanticsID { return isFlat ? topSemantics : semantics }
    guard let node = id.identity.node else { return nil }
    if node.scene !== self { return inner(node) { $0.element(id, isFlat: isFlat) } }
    guard isExposed(node), var whole = isFlat ? flatSemantics(of: node) : semantics(of: node)
    else { return nil }
    if id.part != nil { return whole.children.first { $0.id == id } }
    if isFlat { whole.children = [] }
    return whole
  }

  /// The element of a node with its descendants, reachable or not; `nil` if the node has none.
  public func semantics(of node: Node) -> SemanticsNode? {
    if node.scene !== self { return inner(node) { $0.semantics(of: node) } }
    guard let description = description(of: node) else { return nil }
    let place = semanticsPlace(of: node)
    var result = makeNode(node, description, at: place)
    appendChildren(of: node, at: place, isExposed: true, to: &result.children)
    return result
  }

  /// The focused element; `nil` for none.
  public var focusedSemantics: SemanticsID? {
    if let view = focusedNode as? SceneView { return view.content.focusedSemantics }
    guard let node = semanticsFocus, let description = description(of: node) else { return nil }
    guard let index = description.focusedPart else { return node.semanticsID }
    return node.semanticsID.part(description.key(at: index))
  }

  private var semanticsFocus: Node? { focusedNode?.semanticsFocus }

  private var topSemantics: SemanticsNode {
    SemanticsNode(
      id: semanticsID, role: .window, label: "", value: .none, states: [.enabled, .showing],
      actions: [], frame: bounds, place: bounds)
  }

  // MARK: Parts

  /// The element of a node, or of the modal layer that it is the root of.
  func description(of node: Node) -> Semantics? {
    if let semantics = node.semantics { return semantics }
    guard let layer = layer(at: node), layer.modality == .modal, !layer.isDescribedByContent else {
      return nil
    }
    return Semantics(role: .dialog, label: layer.label)
  }

  func isExposed(_ node: Node) -> Bool { node.isEffectivelyVisible && isReachable(node) }

  func flatSemantics(of node: Node) -> SemanticsNode? {
    description(of: node).map { makeNode(node, $0, at: semanticsPlace(of: node)) }
  }

  private func layer(at node: Node) -> SceneLayer? {
    node.parent == nil ? stack.layers.first { $0.root === node } : nil
  }

  private func isModal(_ node: Node) -> Bool {
    if let layer = layer(at: node) { return layer.modality == .modal }
    guard let parent = node.parent, let layer = layer(at: parent) else { return false }
    return layer.modality == .modal && layer.isDescribedByContent
  }

  /// The place of a node, as a walk down the tree finds it.
  func semanticsPlace(of node: Node) -> SemanticsPlace {
    place(of: node, below: SemanticsPlace(visibleRect: isExposed(node) ? bounds : .zero))
  }

  private func place(of node: Node, below top: SemanticsPlace) -> SemanticsPlace {
    guard let parent = node.parent else { return top.entering(node) }
    let isParentExposed = description(of: parent) != nil
    return place(of: parent, below: top).inside(parent, isExposed: isParentExposed).entering(node)
  }

  private func append(_ node: Node, at place: SemanticsPlace, to list: inout [SemanticsNode]) {
    if node.isHidden { return }
    guard let description = description(of: node) else {
      return appendChildren(of: node, at: place, isExposed: false, to: &list)
    }
    var result = makeNode(node, description, at: place)
    appendChildren(of: node, at: place, isExposed: true, to: &result.children)
    list.append(result)
  }

  private func appendChildren(
    of node: Node, at place: SemanticsPlace, isExposed: Bool, to list: inout [SemanticsNode]
  ) {
    if let view = node as? SceneView { list += view.contentSemantics(at: place) }
    if node.children.isEmpty { return }
    let inside = place.inside(node, isExposed: isExposed)
    for child in node.children { append(child, at: inside.entering(child), to: &list) }
  }

  private func makeNode(
    _ node: Node, _ description: Semantics, at place: SemanticsPlace
  ) -> SemanticsNode {
    var states: SemanticsStates = []
    if place.isEnabled && description.isEnabled != false { states.insert(.enabled) }
    if node.isFocusable { states.insert(.focusable) }
    if isModal(node) { states.insert(.modal) }
    var result = element(description, node.semanticsID, states, of: node, at: place)
    result.identifier = result.identifier ?? node.identifier
    result.help = result.help ?? node.helpTag
    result.place = result.place.offset(by: place.offset)
    let partStates = result.states.intersection([.enabled, .focusable, .pending])
    result.children = description.parts.indices.map { index in
      let part = description.parts[index]
      var states = partStates
      if part.isEnabled == false { states.remove(.enabled) }
      if semanticsFocus === node, description.focusedPart == index { states.insert(.focused) }
      let id = result.id.part(description.key(at: index))
      return element(part, id, states, of: node, at: place)
    }
    if semanticsFocus === node, description.focusedPart == nil { result.states.insert(.focused) }
    return result
  }

  /// The element of a node or of a part of it, without what only one of them has.
  private func element(
    _ description: Semantics, _ id: SemanticsID, _ states: SemanticsStates, of node: Node,
    at place: SemanticsPlace
  ) -> SemanticsNode {
    let bounds = description.frame ?? node.bounds
    var result = SemanticsNode(
      id: id, role: description.role, identifier: description.identifier,
      label: description.label, help: description.help, value: description.value,
      valueText: description.valueText, text: description.text, states: states,
      actions: description.actions.union(node.isFocusable ? .focus : []),
      frame: bounds.offset(by: place.origin), place: bounds)
    if description.isPending { result.states.insert(.pending) }
    if case .choice(isSelected: true, _, _) = description.value { result.states.insert(.selected) }
    if let isExpanded = description.isExpanded {
      result.states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    }
    if !place.visibleRect.isEmpty && place.visibleRect.intersects(result.frame) {
      result.states.insert(.showing)
    }
    return result
  }
}

extension Semantics {
  var focusedPart: Int? { parts.firstIndex(where: \.isFocused) }

  func key(at index: Int) -> Int { parts[index].key ?? index }

  func index(of key: Int) -> Int? { parts.indices.first { self.key(at: $0) == key } }
}
