import Canvas
import Controls

extension WorkbenchView {
  var time: PageTime? { page.time ?? windowTime }

  var showsTimeline: Bool { shownPanels.contains(.time) && !dock.panelsWithoutRoom.contains(.time) }

  func adopt(_ time: PageTime?) {
    windowTime?.isRecording = false
    windowTime?.onShow = nil
    past?.removeFromParent()
    past = nil
    windowTime = time
    time?.onShow = { [weak self] in self?.showPast() }
  }

  var shownRoot: Node { windowTime?.replica?.root ?? page.root }

  private func showPast() {
    guard let windowTime else { return }
    if windowTime.isPast {
      (past ?? makePast(of: windowTime)).show()
    } else {
      past?.fadeOut()
    }
    invalidate(.layout, reason: "time")
  }

  private func makePast(of time: PageTime) -> PastView {
    let past = PastView(of: time, followsTheme: false)
    past.onGone = { [weak self] in
      self?.past = nil
      self?.invalidate(.layout, reason: "now")
    }
    past.onContent = { [weak self] in self?.invalidate(.layout, reason: "past") }
    self.past = past
    pastPlace.frame = page.root.frame
    past.frame = Rect(origin: .zero, size: pastPlace.frame.size)
    pastPlace.addChild(past)
    return past
  }

  func arrangePast() {
    // Without size it takes no scrolling from the page.
    pastPlace.frame = past == nil ? .zero : page.root.frame
    guard let past else { return }
    past.frame = Rect(origin: .zero, size: pastPlace.frame.size)
    guard let replica = windowTime?.replica,
      let part = PastView.Part(
        of: replica, size: replica.scene.size, in: pastPlace.frame.size,
        background: page.background)
    else { return }
    past.magnification = part.magnification
    past.part = part
  }
}
