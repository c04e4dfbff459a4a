import Canvas

/// Images in place of the control's own look, one by one; ``SegmentedControl/appearance`` has them all.
///
/// The counterparts in UIKit are `setBackgroundImage(_:for:barMetrics:)`,
/// `setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)` and
/// `setContentPositionAdjustment(_:forSegmentType:barMetrics:)`.
extension SegmentedControl {
  /// An appearance is begun by the first thing that is set, and may be set while the control is shown.
  private func change(_ body: (inout SegmentedAppearance) -> Void) {
    var appearance = appearance ?? SegmentedAppearance()
    body(&appearance)
    self.appearance = appearance
  }

  /// Gives segments of a state a background; see
  /// ``SegmentedAppearance/setBackgroundImage(_:for:)``.
  public func setBackgroundImage(_ image: Image?, for state: SegmentState) {
    change { $0.setBackgroundImage(image, for: state) }
  }

  /// The background that was given for a state; nil for none.
  public func backgroundImage(for state: SegmentState) -> Image? {
    appearance?.backgroundImage(for: state)
  }

  /// Puts an image between neighbours of two states; see
  /// ``SegmentedAppearance/setDividerImage(_:left:right:)``.
  public func setDividerImage(_ image: Image?, left: SegmentState, right: SegmentState) {
    change { $0.setDividerImage(image, left: left, right: right) }
  }

  /// The divider that was given for two states; nil for none.
  public func dividerImage(left: SegmentState, right: SegmentState) -> Image? {
    appearance?.dividerImage(left: left, right: right)
  }

  /// Gives titles of a state a colour; nil for none of their own.
  public func setTitleColor(_ color: Color?, for state: SegmentState) {
    change { $0.setTitleColor(color, for: state) }
  }

  /// The colour that was given for a state; nil for none.
  public func titleColor(for state: SegmentState) -> Color? {
    appearance?.titleColor(for: state)
  }

  /// Moves the content of a kind of segment, pt; mirrored where one reads from right to left.
  public func setContentPositionAdjustment(_ offset: Point, for kind: SegmentKind) {
    change { $0.setContentPositionAdjustment(offset, for: kind) }
  }

  /// How far the content of a kind of segment is moved, pt.
  public func contentPositionAdjustment(for kind: SegmentKind) -> Point {
    appearance?.contentPositionAdjustment(for: kind) ?? .zero
  }
}
