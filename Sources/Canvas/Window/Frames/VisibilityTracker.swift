/// The visibility of a window, as far as X reveals it.
///
/// Certain signs are: the window is unmapped; its manager minimized it (`_NET_WM_STATE_HIDDEN`, or
/// `IconicState` in `WM_STATE`); ticks slow down to one a second, as Xwayland's do for hidden
/// windows; and other windows cover it. With a compositing manager, a covered window counts as
/// visible, because those above may be translucent, shaped or on another workspace.
struct VisibilityTracker: Hashable, Sendable {
  /// A reason for which the window cannot be seen; `iconic` is the state of the window manager.
  enum Reason: Hashable, Sendable { case unmapped, obscured, hidden, iconic, throttled }

  private var reasons: Set<Reason> = [.unmapped]
  private var wasSeen = false

  var isVisible: Bool { reasons.isEmpty }
  /// Only slow ticks show that the window is hidden, so they have to continue to detect the end.
  var dependsOnTicks: Bool { reasons == [.throttled] }

  /// Returns whether the window disappeared, or appeared again.
  mutating func set(_ reason: Reason, _ applies: Bool) -> Bool {
    let (before, wasSeenBefore) = (isVisible, wasSeen)
    if applies { reasons.insert(reason) } else { reasons.remove(reason) }
    wasSeen = wasSeen || isVisible
    return isVisible != before && wasSeenBefore
  }
}
