import Canvas

/// Images in place of a segmented control's own look, as a program gives them.
///
/// A background's ends are the ends of the whole control, and the column between them fills the
/// segments; dividers stand between segments as they are, and are as wide as the room between them.
///
///     var appearance = SegmentedAppearance()
///     appearance.setBackgroundImage(normal, for: .normal)
///     appearance.setBackgroundImage(selected, for: .selected)
///     appearance.setDividerImage(divider, left: .normal, right: .normal)
///     control.appearance = appearance
public struct SegmentedAppearance: Hashable, Sendable {
  /// Where content that is not adjusted has its middle.
  public enum ContentReference: String, CaseIterable, Hashable, Sendable {
    /// In the middle of its button, of which all are equally wide: titles are in line.
    case button
    /// In the middle of what a segment has without dividers, which in the first and in the last one
    /// begins at the control's edge: titles there are half a divider further out.
    case segment
  }

  /// The states of the segments beside a divider.
  struct DividerPlace: Hashable, Sendable {
    var left: SegmentState
    var right: SegmentState
  }

  /// Where content that is not adjusted has its middle.
  public var contentReference = ContentReference.button

  private var backgrounds: [SegmentState: SegmentBackground] = [:]
  private var dividers: [DividerPlace: Image] = [:]
  private var titleColors: [SegmentState: Color] = [:]
  private var adjustments: [SegmentKind: Point] = [:]

  /// A look without images: the control's own.
  public init() {}

  // MARK: Images

  /// Gives segments of a state a background.
  ///
  /// - Parameters:
  ///   - image: stretches between its ``/Canvas/Image/capInsets``, or, without them, in its one
  ///     middle column (two in an image of scale 2, and so on); nil for none of its own.
  ///   - state: that of the segments.
  public mutating func setBackgroundImage(_ image: Image?, for state: SegmentState) {
    backgrounds[state] = image.map(SegmentBackground.init)
  }

  /// The background that was given for a state; nil for none.
  public func backgroundImage(for state: SegmentState) -> Image? { backgrounds[state]?.image }

  /// Puts an image between neighbours of two states.
  ///
  /// - Parameters:
  ///   - image: is not stretched; nil for none of its own.
  ///   - left: the state of the segment that is seen on its left.
  ///   - right: the state of the segment on its right.
  public mutating func setDividerImage(
    _ image: Image?, left: SegmentState, right: SegmentState
  ) {
    dividers[DividerPlace(left: left, right: right)] = image
  }

  /// The divider that was given for two states; nil for none.
  public func dividerImage(left: SegmentState, right: SegmentState) -> Image? {
    dividers[DividerPlace(left: left, right: right)]
  }

  // MARK: Content

  /// Gives titles of a state a colour; nil for none of its own.
  public mutating func setTitleColor(_ color: Color?, for state: SegmentState) {
    titleColors[state] = color
  }

  /// The colour that was given for a state; nil for none.
  public func titleColor(for state: SegmentState) -> Color? { titleColors[state] }

  /// Moves the content of a kind of segment, pt to the right and down; to the left where one reads
  /// from right to left.
  public mutating func setContentPositionAdjustment(_ offset: Point, for kind: SegmentKind) {
    adjustments[kind] = offset
  }

  /// How far the content of a kind of segment is moved, pt.
  public func contentPositionAdjustment(for kind: SegmentKind) -> Point {
    adjustments[kind] ?? adjustments[.any] ?? .zero
  }

  // MARK: What is shown

  /// As high as the background of segments that are nothing else, pt; nil for no height of its own.
  public var height: Double? { backgrounds[.normal]?.image.size.height }

  /// Whether disabled segments are told by an image and need not be faded.
  var hasDisabledLook: Bool { backgrounds[.disabled] != nil }

  /// The room that dividers take between two segments at rest, pt.
  var dividerWidth: Double { dividerImage(left: .normal, right: .normal)?.size.width ?? 0 }

  /// The background of a segment: its state's own, else that of what it is without being held or
  /// disabled, else the normal one.
  func background(of status: SegmentStatus) -> SegmentBackground? {
    status.states.lazy.compactMap { backgrounds[$0] }.first
  }

  /// The image between two segments.
  ///
  /// A pair without an image of its own has that of what the two are without being held, then without
  /// being disabled, then that of two normal ones.
  func divider(left: SegmentStatus, right: SegmentStatus) -> Image? {
    func released(_ status: SegmentStatus) -> SegmentState {
      status.state == .highlighted ? status.calm : status.state
    }
    let places = [
      DividerPlace(left: left.state, right: right.state),
      DividerPlace(left: released(left), right: released(right)),
      DividerPlace(left: left.calm, right: right.calm),
      DividerPlace(left: .normal, right: .normal),
    ]
    return places.lazy.compactMap { dividers[$0] }.first
  }

  /// The colour of a segment's title; nil to take the theme's.
  func titleColor(of status: SegmentStatus) -> Color? {
    status.states.lazy.compactMap { titleColors[$0] }.first
  }
}
