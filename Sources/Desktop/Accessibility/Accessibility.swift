#if Desktop
import Canvas
import Controls

/// Connects a scene in a window to assistive technologies, which read ``Scene/semantics`` and
/// perform its actions.
@MainActor
final class Accessibility: WindowObserver {
  private let tree: AccessibleTree

  init(_ site: any AccessibleSite) {
    tree = AccessibleTree(site)
    AccessibleApplication.shared.add(tree)
    (site as? Window)?.observer = self
  }

  func end() { AccessibleApplication.shared.remove(tree) }

  func activityChanged() {
    if AccessibleApplication.shared.isListenedTo { tree.emitActivity() }
  }

  func activityChanged(of window: Window) { activityChanged() }

  func contentChanged(of window: Window) {
    AccessibleApplication.shared.remove(tree)
    AccessibleApplication.shared.add(tree)
  }

  func titleChanged(of window: Window) {
    if tree.isFollowed { tree.windowNode?.emit(property: "accessible-name") }
  }

  func handle(_ stroke: KeyStroke) -> Bool { AccessibleApplication.shared.handle(stroke) }

  func closed(_ window: Window) { end() }
}
#endif
