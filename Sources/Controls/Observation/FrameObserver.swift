import Canvas

/// Observes which pixels each frame of a scene changes, for tools that show it.
///
/// Changes of what the tools themselves show are left out.
@MainActor
package final class FrameObserver {
  /// What is looked at; what changes beside it is not told.
  package weak var subject: Node?

  /// What shows what was seen.
  ///
  /// A frame in which nothing else moves or changes is nobody else's: it
  /// counts neither as motion nor as a frame to tell the program of.
  package weak var display: Node?

  /// Called in each frame once everything has its place and is recorded, with the subject's pixels
  /// that look different; what it changes is recorded in the same frame, and tells nothing.
  package var onFrame: ((Region) -> Void)?

  private var region = Region()

  package init() {}

  /// Whether something is, or lies in, what is looked at.
  func looks(at node: Node) -> Bool { subject?.contains(node) ?? false }

  func note(_ area: PixelRect, of node: Node) {
    if looks(at: node) { region.add(area) }
  }

  /// What has been seen since the last frame; nothing is afterwards.
  ///
  /// - Parameters:
  ///   - window: what there is to be seen, px.
  ///   - everything: what is seen if everything is painted, px; nil if it is not.
  fileprivate func take(in window: PixelRect, everything: PixelRect?) -> Region {
    var seen = region
    region.removeAll()
    if let everything { seen = Region(everything) }
    seen.clip(to: window)
    return seen
  }
}

extension Scene {
  /// Pixels at which a node was, or is, seen look different.
  func addDamage(_ area: PixelRect, of node: Node) {
    damage.add(area)
    frameObserver?.note(area, of: node)
  }

  /// Whether this frame is painted for nothing but what shows what was seen in others.
  var isForFrameObserverOnly: Bool {
    guard let display = frameObserver?.display else { return false }
    return !needsLayout && damage.isEmpty && scrolledNodes.isEmpty
      && !themeFade.isUnderWay(at: now)
      && pendingNodes.dirty.allSatisfy { $0 === display }
      && pendingNodes.moving.allSatisfy { $0 === display }
  }

  /// Whether something goes on moving besides what shows what was seen.
  func goesOn(_ next: NextFrame) -> Bool {
    guard next == .tick, let display = frameObserver?.display else { return next == .tick }
    return themeFade.isUnderWay(at: now) || pendingNodes.moving.contains { $0 !== display }
  }

  /// Tells what the frame has changed, and records what that brings about.
  func tellFrameObserver() {
    guard let frameObserver else { return }
    let window = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let everything =
      damage.isEverything
      ? frameObserver.subject.map { PixelRect(covering: $0.frameInScene, scale: scale) } : nil
    frameObserver.onFrame?(frameObserver.take(in: window, everything: everything))
    recordDirtyNodes()
  }

  /// Finishes what a node has painted, and tells which pixels that changed.
  func finishSeen(_ node: Node, at placement: DisplayList.Placement) {
    var own = SceneDamage()
    recorder.finish(node, at: placement, text: text, addingTo: &own)
    for area in own.pixels.rects { addDamage(area, of: node) }
  }
}
