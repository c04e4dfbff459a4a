#if Desktop
import Canvas
import Controls

/// Connects a window to assistive technologies, which read ``Scene/semantics`` and perform its
/// actions.
@MainActor
final class Accessibility: WindowObserver {
  private let tree: AccessibleTree

  init(_ window: Window) {
    tree = AccessibleTree(window)
    AccessibleApplication.shared.add(tree)
    window.observer = self
  }

  func activityChanged(of window: Window) {
    if AccessibleApplication.shared.isListenedTo { tree.emitActivity() }
  }

  func contentChanged(of window: Window) {
    AccessibleApplication.shared.remove(tree)
    AccessibleApplication.shared.add(tree)
  }

  func titleChanged(of window: Window) {
    if tree.isFollowed { tree.windowNode?.emit(property: "accessible-name") }
  }

  func handle(_ stroke: KeyStroke) -> Bool { AccessibleApplication.shared.handle(stroke) }

  func closed(_ window: Window) {
    AccessibleApplication.shared.remove(tree)
  }
}
#endif
