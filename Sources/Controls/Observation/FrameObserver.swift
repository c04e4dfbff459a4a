import Canvas

/// Observes which pixels each frame of a scene changes, for developer tools; changes by the tools
/// themselves are excluded.
@MainActor
package final class FrameObserver {
  package weak var subject: Node?
  /// The node that displays the observations; frames in which only it changes are not reported,
  /// neither as motion nor to ``Scene/onFrame``.
  package weak var display: Node?
  /// Called in each frame after recording, with the changed pixels of the subject; its changes are
  /// recorded in the same frame and not reported.
  package var onFrame: ((Region) -> Void)?

  fileprivate var region = Region()

  package init() {}

  func note(_ area: PixelRect, of node: Node) {
    if subject?.contains(node) == true { region.add(area) }
  }
}

extension Scene {
  func addDamage(_ area: PixelRect, of node: Node) {
    damage.add(area)
    frameObserver?.note(area, of: node)
  }

  var isForFrameObserverOnly: Bool {
    guard let display = frameObserver?.display else { return false }
    return !needsLayout && damage.isEmpty && scrolledNodes.isEmpty && !isFading
      && pendingNodes.dirty.allSatisfy { $0 === display }
      && pendingNodes.moving.allSatisfy { $0 === display }
  }

  /// Whether something other than the display of the observer animates.
  func goesOn(_ next: NextFrame) -> Bool {
    guard next == .tick, let display = frameObserver?.display else { return next == .tick }
    return isFading || pendingNodes.moving.contains { $0 !== display }
  }

  /// Reports the changed pixels, and records the changes by the observer.
  func notifyFrameObserver() {
    guard let frameObserver else { return }
    var region = frameObserver.region
    frameObserver.region = Region()
    if damage.isEverything, let subject = frameObserver.subject {
      region = Region(PixelRect(covering: subject.frameInScene, scale: scale))
    }
    region.clip(to: window)
    frameObserver.onFrame?(region)
    recordDirtyNodes()
  }

  /// Replaces the display list of a node, and reports its changed pixels.
  func showObserved(_ list: DisplayList, of node: Node, at placement: DisplayList.Placement) {
    var own = SceneDamage()
    node.show(list, at: placement, text: text, addingTo: &own)
    for area in own.region.rects { addDamage(area, of: node) }
  }
}
