#if Desktop
internal import CDesktop
import Canvas
import Controls
import Glibc
import Logging

/// Lets screen readers, and whatever else reads and works programs for people, have a window.
///
/// They are told of ``Scene/semantics`` in their own terms, and what they do is done as if the user had
/// done it.
@MainActor
final class Accessibility: WindowAttendant {
  private let tree: AccessibleTree

  init(_ window: Window) {
    tree = AccessibleTree(window)
    AccessibleApplication.shared.add(tree)
    window.attendant = self
  }

  func activityChanged(of window: Window) {
    if AccessibleApplication.shared.isListenedTo { tree.tellActivity() }
  }

  func contentChanged(of window: Window) {
    AccessibleApplication.shared.remove(tree)
    AccessibleApplication.shared.add(tree)
  }

  func titleChanged(of window: Window) {
    if tree.isFollowed { tree.windowNode?.tell(property: "accessible-name") }
  }

  func take(_ stroke: KeyStroke) -> Bool { AccessibleApplication.shared.take(stroke) }

  func closed(_ window: Window) {
    AccessibleApplication.shared.remove(tree)
  }
}
#endif
