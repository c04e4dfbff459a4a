/// Knows whether anybody can see the window, as far as X lets a window know.
///
/// Known for certain: that the window is not mapped; that its manager put it away, which it says in
/// `_NET_WM_STATE` (`_NET_WM_STATE_HIDDEN`: minimised, in today's terms) or in `WM_STATE`
/// (`IconicState`); that the display's ticks slow down to one a second, as Xwayland's do for a window
/// that its compositor does not show; and, on a server without a compositing manager, that other
/// windows cover all of it.
///
/// Not known: that other windows cover all of it where a compositing manager is at work, unless the
/// ticks slow down. Each window is then painted on its own, the server calls it unobscured whatever
/// lies above it, and only the manager knows what of it is seen. The order of windows on the root (`_NET_CLIENT_LIST_STACKING`)
/// is no answer: a window above may be translucent, by its own alpha, by `_NET_WM_WINDOW_OPACITY`
/// or by a rule of the manager's, or shaped, on another workspace or minimised itself; overviews and
/// thumbnails show what is covered; and to follow the places of all other windows would wake the
/// process whenever one of them moves. A window that is covered there goes on as if it were seen.
struct VisibilityTracker: Hashable, Sendable {
  /// What a change means.
  enum Change: Hashable, Sendable {
    case none
    /// It came back into sight; what it shows is old.
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

  /// Whether only the display's slow ticks say that nobody sees the window, so that they have to be
  /// asked for to know when it is seen again.
  var dependsOnTicks: Bool { isPlaced && isThrottled }

  private var isPlaced: Bool { isMapped && !isObscured && !isHidden && !isIconic }

  mutating func setMapped(_ value: Bool) -> Change { change { $0.isMapped = value } }

  /// Other windows cover all of it.
  mutating func setObscured(_ value: Bool) -> Change { change { $0.isObscured = value } }

  /// The window manager put it away, in the terms of today's desktops.
  mutating func setHidden(_ value: Bool) -> Change { change { $0.isHidden = value } }

  /// The display ticks once a second, as it shows the window nowhere.
  mutating func setThrottled(_ value: Bool) -> Change { change { $0.isThrottled = value } }

  /// The window manager put it away, in X's own terms.
  ///
  /// - Parameter state: the first number of `WM_STATE`; nil if there is none, as after the manager
  ///   has gone, which puts nothing away.
  mutating func setManagerState(_ state: UInt?) -> Change {
    change { $0.isIconic = state == Self.iconicState }
  }

  /// `IconicState` of the X window system.
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
