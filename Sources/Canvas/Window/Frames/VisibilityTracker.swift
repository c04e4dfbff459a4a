/// The visibility of a window, as far as X reveals it.
///
/// Certain signs are: the window is unmapped; its manager minimized it (`_NET_WM_STATE_HIDDEN`, or
/// `IconicState` in `WM_STATE`); ticks slow down to one a second, as Xwayland's do for hidden
/// windows; and, without a compositing manager, other windows cover it. With a compositing manager
/// the server reports every window as unobscured. The stacking order does not help, because windows
/// above may be translucent, shaped or on another workspace; so a covered window counts as visible
/// there.
struct VisibilityTracker: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case none
    /// It became visible again, with outdated pixels.
    case appeared
    case disappeared
  }

  private var isMapped = false
  private var isObscured = false
  private var isHidden = false
  private var isIconic = false
  private var isThrottled = false
  private var wasSeen = false

  var isVisible: Bool { isPlaced && !isThrottled }

  /// Only slow ticks show that the window is hidden, so they have to continue to detect the end.
  var dependsOnTicks: Bool { isPlaced && isThrottled }

  private var isPlaced: Bool { isMapped && !isObscured && !isHidden && !isIconic }

  mutating func setMapped(_ value: Bool) -> Change { change { $0.isMapped = value } }

  mutating func setObscured(_ value: Bool) -> Change { change { $0.isObscured = value } }

  /// Sets whether `_NET_WM_STATE` has `_NET_WM_STATE_HIDDEN`.
  mutating func setHidden(_ value: Bool) -> Change { change { $0.isHidden = value } }

  mutating func setThrottled(_ value: Bool) -> Change { change { $0.isThrottled = value } }

  /// Sets the first number of `WM_STATE`; `nil` if there is none, as after the manager has ended.
  mutating func setManagerState(_ state: UInt?) -> Change {
    change { $0.isIconic = state == Self.iconicState }
  }

  private static let iconicState: UInt = 3

  private mutating func change(_ body: (inout Self) -> Void) -> Change {
    let before = isVisible
    body(&self)
    if isVisible == before { return .none }
    if !isVisible { return .disappeared }
    defer { wasSeen = true }
    return wasSeen ? .appeared : .none
  }
}
