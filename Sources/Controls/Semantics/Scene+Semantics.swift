import Canvas

/// What the scene means, for assistive technology, tests and scripts.
extension Scene {
  /// The scene as it is now, with everything that means something in it and can be reached.
  ///
  /// First comes what lies in the root, then the layers. What is hidden is not in it, nor what lies
  /// below a modal layer; what is scrolled out of sight is.
  public var semantics: SemanticsNode {
    var top = topSemantics
    forEachReachableRoot { root in
      append(root, at: SemanticsPlace(sight: bounds).entering(root), to: &top.children)
    }
    return top
  }

  /// A part of the scene with everything in it; nil if it is not in the tree at the moment.
  public func semantics(for id: SemanticsID) -> SemanticsNode? {
    if id == semanticsID { return semantics }
    guard let node = id.identity.node else { return nil }
    if node.scene !== self { return inner(node) { $0.semantics(for: id) } }
    guard isTold(node), let whole = semantics(of: node) else { return nil }
    return id.part == nil ? whole : whole.children.first { $0.id == id }
  }

  /// A part of the scene without what lies in it; nil if it is not in the tree at the moment.
  package func flatSemantics(for id: SemanticsID) -> SemanticsNode? {
    if id == semanticsID { return topSemantics }
    guard let node = id.identity.node else { return nil }
    if node.scene !== self { return inner(node) { $0.flatSemantics(for: id) } }
    guard isTold(node), var whole = flatSemantics(of: node) else { return nil }
    if id.part != nil { return whole.children.first { $0.id == id } }
    whole.children = []
    return whole
  }

  /// What a node of the scene means, with everything in it, also while it is hidden or cannot be
  /// reached; nil if it means nothing by itself.
  public func semantics(of node: Node) -> SemanticsNode? {
    if node.scene !== self { return inner(node) { $0.semantics(of: node) } }
    guard let description = description(of: node) else { return nil }
    let place = semanticsPlace(of: node)
    var result = makeNode(node, description, at: place)
    appendChildren(of: node, at: place, isTold: true, to: &result.children)
    return result
  }

  /// What the keyboard acts on; nil if that is nothing, or means nothing.
  public var focusedSemantics: SemanticsID? {
    if let view = focusedNode as? SceneView { return view.content.focusedSemantics }
    guard let node = focusedNode, let description = description(of: node) else { return nil }
    guard let index = description.focusedPart else { return node.semanticsID }
    return node.semanticsID.part(description.key(at: index))
  }

  private var topSemantics: SemanticsNode {
    SemanticsNode(
      id: semanticsID, role: .window, label: "", value: .none, states: [.enabled, .showing],
      actions: [], frame: bounds, place: bounds)
  }

  // MARK: Parts

  /// What a node says that it means, or what is said for it.
  func description(of node: Node) -> Semantics? {
    if let semantics = node.semantics { return semantics }
    guard let layer = layer(at: node), layer.modality == .modal, !layer.isToldByContent else {
      return nil
    }
    return Semantics(role: .dialog, label: layer.label)
  }

  /// Whether a node, if it means anything, is in the tree.
  func isTold(_ node: Node) -> Bool { node.isEffectivelyVisible && isReachable(node) }

  /// What a node and its parts mean; what lies in the node is missing.
  func flatSemantics(of node: Node) -> SemanticsNode? {
    description(of: node).map { makeNode(node, $0, at: semanticsPlace(of: node)) }
  }

  private func layer(at node: Node) -> SceneLayer? {
    node.parent == nil ? layers.first { $0.root === node } : nil
  }

  /// Whether a node says what a modal layer means.
  private func isModal(_ node: Node) -> Bool {
    if let layer = layer(at: node) { return layer.modality == .modal }
    guard let parent = node.parent, let layer = layer(at: parent) else { return false }
    return layer.modality == .modal && layer.isToldByContent
  }

  /// The place of a node, as a walk down to it would find it.
  func semanticsPlace(of node: Node) -> SemanticsPlace {
    place(of: node, below: SemanticsPlace(sight: isTold(node) ? bounds : .zero))
  }

  private func place(of node: Node, below top: SemanticsPlace) -> SemanticsPlace {
    guard let parent = node.parent else { return top.entering(node) }
    let isParentTold = description(of: parent) != nil
    return place(of: parent, below: top).inside(parent, isTold: isParentTold).entering(node)
  }

  private var bounds: Rect { Rect(origin: .zero, size: size) }

  private func append(_ node: Node, at place: SemanticsPlace, to list: inout [SemanticsNode]) {
    if node.isHidden { return }
    guard let description = description(of: node) else {
      return appendChildren(of: node, at: place, isTold: false, to: &list)
    }
    var result = makeNode(node, description, at: place)
    appendChildren(of: node, at: place, isTold: true, to: &result.children)
    list.append(result)
  }

  private func appendChildren(
    of node: Node, at place: SemanticsPlace, isTold: Bool, to list: inout [SemanticsNode]
  ) {
    if let view = node as? SceneView { list += view.contentSemantics(at: place) }
    if node.children.isEmpty { return }
    let inside = place.inside(node, isTold: isTold)
    for child in node.children { append(child, at: inside.entering(child), to: &list) }
  }

  private func makeNode(
    _ node: Node, _ description: Semantics, at place: SemanticsPlace
  ) -> SemanticsNode {
    let bounds = description.frame ?? Rect(origin: .zero, size: node.frame.size)
    var states: SemanticsStates = []
    if place.isEnabled && description.isEnabled != false { states.insert(.enabled) }
    if node.isFocusable { states.insert(.focusable) }
    if description.isPending { states.insert(.pending) }
    states.formUnion(description.expansion)
    if isModal(node) { states.insert(.modal) }
    var result = SemanticsNode(
      id: node.semanticsID, role: description.role,
      identifier: description.identifier ?? node.identifier, label: description.label,
      help: description.help ?? node.helpTag, value: description.value,
      valueText: description.valueText, states: states,
      actions: description.actions.union(node.isFocusable ? .focus : []),
      frame: bounds.offset(by: place.origin), place: bounds.offset(by: place.offset))
    result.show(in: place.sight)
    result.children = description.parts.indices.map { index in
      part(at: index, of: description, result, node, at: place)
    }
    if focusedNode === node, description.focusedPart == nil { result.states.insert(.focused) }
    return result
  }

  private func part(
    at index: Int, of description: Semantics, _ whole: SemanticsNode, _ node: Node,
    at place: SemanticsPlace
  ) -> SemanticsNode {
    let part = description.parts[index]
    let bounds = part.frame ?? Rect(origin: .zero, size: node.frame.size)
    var states = whole.states.intersection([.enabled, .focusable, .pending])
    if part.isEnabled == false { states.remove(.enabled) }
    if part.isPending { states.insert(.pending) }
    states.formUnion(part.expansion)
    if focusedNode === node, description.focusedPart == index { states.insert(.focused) }
    var result = SemanticsNode(
      id: whole.id.part(description.key(at: index)), role: part.role, identifier: part.identifier,
      label: part.label, help: part.help, value: part.value,
      valueText: part.valueText, states: states,
      actions: part.actions.union(node.isFocusable ? .focus : []),
      frame: bounds.offset(by: place.origin), place: bounds)
    result.show(in: place.sight)
    return result
  }
}

extension Semantics {
  /// What it says of showing more.
  fileprivate var expansion: SemanticsStates {
    isExpanded.map { $0 ? [.expandable, .expanded] : .expandable } ?? []
  }

  /// The place of the part that the keyboard acts on, if it acts on the node.
  var focusedPart: Int? { parts.firstIndex(where: \.isFocused) }

  /// What tells a part from the others.
  func key(at index: Int) -> Int { parts[index].key ?? index }
}

extension SemanticsNode {
  /// Notes whether it is seen in an area, pt in the scene.
  fileprivate mutating func show(in sight: Rect) {
    if !sight.isEmpty && sight.intersects(frame) { states.insert(.showing) }
  }
}
