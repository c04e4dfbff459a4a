#if Desktop
import Canvas

extension AccessibleTree: WindowObserver {
  func activityChanged(of window: Window) { activityChanged() }

  func activityChanged() {
    if AccessibleApplication.shared.isListenedTo { emitActivity() }
  }

  func contentChanged(of window: Window) {
    AccessibleApplication.shared.remove(self)
    AccessibleApplication.shared.add(self)
  }

  func titleChanged(of window: Window) {
    if isFollowed { windowNode?.emit(property: "accessible-name") }
  }

  func handle(_ stroke: KeyStroke) -> Bool { AccessibleApplication.shared.handle(stroke) }

  func closed(_ window: Window) { AccessibleApplication.shared.remove(self) }
}
#endif
