import Canvas

/// What comes to a scene from outside, so that another one like it can be given the same.
package enum SceneInput {
  /// Handled by the scene.
  case event(InputEvent)
  /// Offered to what lies in the scene, by a view that it is shown in.
  case scroll(ScrollEvent)
  /// As for the wheel.
  case key(KeyEvent)
  /// All gestures and a held key end as if they had not begun.
  case cancel
  /// The keyboard goes to the node of a place in the order of painting; nil for none.
  case focus(Int?, isVisible: Bool)
  /// Asked of the node of a place in the order of painting.
  case action(SemanticsAction, Int)
}

extension Scene {
  /// Tells who listens what comes from outside, and then lets it; what that brings about is not told.
  ///
  /// - Parameter time: when; nil for now.
  func tap<Result>(
    _ input: @autoclosure () -> SceneInput, at time: Instant? = nil, _ body: () -> Result
  ) -> Result {
    if !observers.want(.input) || isTapped { return body() }
    isTapped = true
    defer { isTapped = false }
    observers.tell(.input(input(), max(lastTime, time ?? now)), of: .input)
    return body()
  }

  /// The place of a node in the order of painting.
  func place(of node: Node) -> Int? {
    var index = 0
    var found: Int?
    root.forEachNode {
      if $0 === node { found = index }
      index += 1
    }
    return found
  }

  private func node(at place: Int) -> Node? {
    var index = 0
    var found: Node?
    root.forEachNode {
      if index == place { found = $0 }
      index += 1
    }
    return found
  }

  /// Gives the scene what another one was given at a time.
  package func take(_ input: SceneInput, at time: Instant) {
    advance(to: time)
    switch input {
    case .event(let event): handle(event)
    case .scroll(let event): _ = offer(event)
    case .key(let event): _ = offer(event)
    case .cancel: cancelInteraction()
    case .focus(let place, let isVisible): setFocus(place.flatMap(node), isVisible: isVisible)
    case .action(let action, let place): _ = node(at: place)?.perform(action)
    }
  }
}
