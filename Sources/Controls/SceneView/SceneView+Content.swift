import Canvas

extension SceneView {
  func adopt() {
    content.host = self
    content.attach(
      text: scene?.text ?? content.text,
      clock: { [weak self] in self.map { $0.contentTime(at: $0.viewTime) } ?? .zero },
      changed: { [weak self] in self?.contentChanged() })
    passEnvironment()
    content.repaintEverything(reason: "shown")
    invalidate([.layout, .paint, .motion], reason: "content")
  }

  func release(_ content: Scene) {
    content.host = nil
    content.attach(text: content.text, clock: { .zero })
    content.cancelInteraction()
    content.pointersLeft()
  }

  private func contentChanged() {
    content.invalidateOuterAccessibilityTree()
    if !isUpdating { scene?.noteChange() }
  }

  var needsUpdate: Bool {
    if pending.contains(.suspended) { return false }
    return clock.rate == 0 ? content.needsUpdateWithoutMotion : content.needsUpdate
  }

  func passEnvironment() {
    guard var environment = scene?.shownEnvironment else { return }
    environment.textScale = effectiveTextScale
    adaptEnvironment?(&environment)
    content.environment = environment
  }

  func update(to time: Instant) -> NextFrame {
    isUpdating = true
    defer { isUpdating = false }
    if scene?.isInFrame != true {
      // Input meets the content at its time; the next frame records it.
      content.advance(to: contentTime(at: time))
      return .tick
    }
    let update = content.update(for: FrameTime(target: contentTime(at: time)))
    if !update.damage.isEmpty { invalidate(.paint, reason: "content") }
    switch update.next {
    case .idle: return .idle
    case .tick: return clock.rate == 0 ? .idle : .tick
    case .at(let moment): return clock.wall(at: moment).map { .at($0) } ?? .idle
    }
  }

  func textChanged() { if let scene { content.measure(with: scene.text) } }
}
