import Canvas
import Controls

extension WorkbenchView {
  var time: PageTime? { page.time ?? windowTime }

  var showsTimeline: Bool { shownPanels.contains(.time) && !dock.panelsWithoutRoom.contains(.time) }

  /// The clock of a page without a stage; `nil` if its past cannot be shown.
  var windowTime: PageTime? { pastLayer.time }

  func adopt(_ time: PageTime?) {
    windowTime?.isRecording = false
    windowTime?.onShow = nil
    pastLayer.time = time
    time?.onShow = { [weak self] in
      self?.pastLayer.update()
      self?.invalidate(.layout, reason: "time")
    }
  }

  func connectPast() {
    pastLayer.onMake = { [weak self] past in
      guard let self else { return }
      pastLayer.frame = page.root.frame
      past.frame = pastLayer.bounds
    }
    pastLayer.onChange = { [weak self] in self?.invalidate(.layout, reason: "past") }
  }

  var past: PastView? { pastLayer.view }

  var shownRoot: Node { windowTime?.replica?.root ?? page.root }

  func arrangePast() {
    // Without size it takes no scrolling from the page.
    pastLayer.frame = past == nil ? .zero : page.root.frame
    guard let past else { return }
    past.frame = pastLayer.bounds
    guard let shown = past.page,
      let part = PastView.Part(of: shown, in: pastLayer.frame.size, background: page.background)
    else { return }
    past.magnification = part.magnification
    past.part = part
  }
}
