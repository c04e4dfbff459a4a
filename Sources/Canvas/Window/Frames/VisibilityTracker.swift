/// Knows whether anybody can see the window.
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
  private var wasSeen = false

  var isVisible: Bool { isMapped && !isObscured && !isHidden && !isIconic }

  mutating func setMapped(_ value: Bool) -> Change { change { $0.isMapped = value } }

  /// Other windows cover all of it.
  mutating func setObscured(_ value: Bool) -> Change { change { $0.isObscured = value } }

  /// The window manager put it away, in the terms of today's desktops.
  mutating func setHidden(_ value: Bool) -> Change { change { $0.isHidden = value } }

  /// The window manager put it away, in X's own terms.
  mutating func setIconic(_ value: Bool) -> Change { change { $0.isIconic = value } }

  private mutating func change(_ body: (inout Self) -> Void) -> Change {
    let before = isVisible
    body(&self)
    if isVisible == before { return .none }
    if !isVisible { return .disappeared }
    defer { wasSeen = true }
    return wasSeen ? .appeared : .none
  }
}
