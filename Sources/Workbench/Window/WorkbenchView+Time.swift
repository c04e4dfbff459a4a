import Canvas
import Controls

extension WorkbenchView {
  var time: PageTime? { page.time ?? windowTime }

  func adopt(_ time: WindowTime?) {
    windowTime?.isRecording = false
    windowTime?.onShow = nil
    past?.removeFromParent()
    past = nil
    pastBadge.removeFromParent()
    windowTime = time
    time?.onShow = { [weak self] in self?.showPast() }
  }

  var shownRoot: Node { windowTime?.replica?.root ?? page.root }

  private func showPast() {
    guard let windowTime else { return }
    if windowTime.isPast {
      let past = past ?? makePast(of: windowTime)
      if windowTime.isKnown {
        pastBadge.age = windowTime.age
        if pastBadge.parent == nil { addChild(pastBadge) }
      }
      past.show()
    } else {
      pastBadge.removeFromParent()
      past?.fadeOut()
    }
    invalidate(.layout, reason: "time")
  }

  private func makePast(of time: WindowTime) -> PastView {
    let past = PastView(of: time, followsTheme: false)
    past.onGone = { [weak self] in
      self?.past = nil
      self?.invalidate(.layout, reason: "now")
    }
    self.past = past
    pastPlace.frame = page.root.frame
    past.frame = Rect(origin: .zero, size: page.root.frame.size)
    pastPlace.addChild(past)
    return past
  }

  private func placePast(_ replica: SceneReplica) {
    let room = page.root.frame.size
    let page = replica.root.frameInScene
    if page.isEmpty { return }
    let factor = min(1, room.width / page.width, room.height / page.height)
    if factor <= 0 { return }
    let origin = Point(((room.width - page.width * factor) / 2).rounded(), 0)
    past?.magnification = factor
    past?.part = PastView.Part(
      frame: Rect(origin: origin, size: Size(page.width * factor, page.height * factor)),
      whole: Rect(
        x: origin.x - page.minX * factor, y: origin.y - page.minY * factor,
        width: replica.scene.size.width * factor, height: replica.scene.size.height * factor),
      background: self.page.background)
  }

  func arrangePast(in context: LayoutContext) {
    // Without size it takes no scrolling from the page.
    pastPlace.frame = past == nil ? .zero : page.root.frame
    guard let past else { return }
    past.frame = Rect(origin: .zero, size: pastPlace.frame.size)
    if let replica = windowTime?.replica { placePast(replica) }
    let size = pastBadge.measure(frame.size, in: context)
    let line = header.titleLine
    pastBadge.frame = Rect(
      x: context.direction.x(line.width - size.width, width: size.width, in: line),
      y: (line.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }
}
