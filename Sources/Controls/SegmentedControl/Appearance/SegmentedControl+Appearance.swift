import Canvas

/// Shortcuts for the parts of ``SegmentedControl/appearance``, named as in UIKit.
extension SegmentedControl {
  private func change(_ body: (inout SegmentedAppearance) -> Void) {
    var appearance = appearance ?? SegmentedAppearance()
    body(&appearance)
    self.appearance = appearance
  }

  /// Sets the background image for a state; see ``SegmentedAppearance/setBackgroundImage(_:for:)``.
  public func setBackgroundImage(_ image: Image?, for state: SegmentState) {
    change { $0.setBackgroundImage(image, for: state) }
  }

  /// The background image for a state; `nil` for none.
  public func backgroundImage(for state: SegmentState) -> Image? {
    appearance?.backgroundImage(for: state)
  }

  /// Sets the divider for two states; see ``SegmentedAppearance/setDividerImage(_:left:right:)``.
  public func setDividerImage(_ image: Image?, left: SegmentState, right: SegmentState) {
    change { $0.setDividerImage(image, left: left, right: right) }
  }

  /// The divider for two states; `nil` for none.
  public func dividerImage(left: SegmentState, right: SegmentState) -> Image? {
    appearance?.dividerImage(left: left, right: right)
  }

  /// Sets the title color for a state; `nil` for none.
  public func setTitleColor(_ color: Color?, for state: SegmentState) {
    change { $0.setTitleColor(color, for: state) }
  }

  /// The title color for a state; `nil` for none.
  public func titleColor(for state: SegmentState) -> Color? { appearance?.titleColor(for: state) }

  /// Offsets the content of a kind of segment, in points, toward the trailing edge and down.
  public func setContentPositionAdjustment(_ offset: Point, for kind: SegmentKind) {
    change { $0.setContentPositionAdjustment(offset, for: kind) }
  }

  /// The content offset for a kind of segment, in points.
  public func contentPositionAdjustment(for kind: SegmentKind) -> Point {
    appearance?.contentPositionAdjustment(for: kind) ?? .zero
  }
}
