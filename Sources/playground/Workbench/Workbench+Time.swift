import Canvas
import Controls

/// Time travel of a whole page: its past is shown over it.
extension Workbench {
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

  var shownRoot: Node { windowTime?.shownWindow?.root ?? page.root }

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
      self?.past?.removeFromParent()
      self?.past = nil
      self?.invalidate(.layout, reason: "now")
    }
    self.past = past
    pastPlace.frame = page.root.frame
    past.frame = Rect(origin: .zero, size: page.root.frame.size)
    pastPlace.addChild(past)
    return past
  }

  /// Places the past page over the page, scaled down to fit.
  private func placePast(_ twin: WindowTwin) {
    let room = page.root.frame.size
    let page = twin.root.frameInScene
    if page.isEmpty { return }
    let factor = min(1, room.width / page.width, room.height / page.height)
    if factor <= 0 { return }
    let origin = Point(((room.width - page.width * factor) / 2).rounded(), 0)
    past?.magnification = factor
    past?.part = PastView.Part(
      frame: Rect(origin: origin, size: Size(page.width * factor, page.height * factor)),
      whole: Rect(
        x: origin.x - page.minX * factor, y: origin.y - page.minY * factor,
        width: twin.size.width * factor, height: twin.size.height * factor),
      background: self.page.background)
  }

  func arrangePast(in context: LayoutContext) {
    // What is not there leaves the wheel to the page.
    pastPlace.frame = past == nil ? .zero : page.root.frame
    guard let past else { return }
    past.frame = Rect(origin: .zero, size: pastPlace.frame.size)
    if let twin = windowTime?.shownWindow { placePast(twin) }
    let size = pastBadge.measure(frame.size, in: context)
    let line = header.titleLine
    pastBadge.frame = Rect(
      x: context.direction.x(line.width - size.width, width: size.width, in: line),
      y: (line.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }
}
