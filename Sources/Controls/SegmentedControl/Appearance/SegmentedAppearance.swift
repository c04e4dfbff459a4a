import Canvas

/// Images in place of a segmented control's default look.
///
/// The caps of a background are the ends of the control, and its middle stretches over the
/// segments. Dividers keep their size between segments.
///
///     var appearance = SegmentedAppearance()
///     appearance.setBackgroundImage(normal, for: .normal)
///     appearance.setBackgroundImage(selected, for: .selected)
///     appearance.setDividerImage(divider, left: .normal, right: .normal)
///     control.appearance = appearance
public struct SegmentedAppearance: Hashable, Sendable {
  /// The reference for centering content.
  public enum ContentReference: String, CaseIterable, Hashable, Sendable {
    /// The center of the button; all buttons have the same width.
    case button
    /// The center of the segment without dividers, which is half a divider further out at the ends.
    case segment
  }

  struct DividerPlace: Hashable, Sendable {
    var left: SegmentState
    var right: SegmentState
  }

  /// The reference for centering content; ``ContentReference/segment`` by default, as in UIKit.
  public var contentReference = ContentReference.segment

  private var backgrounds: [SegmentState: SegmentBackground] = [:]
  private var dividers: [DividerPlace: Image] = [:]
  private var titleColors: [SegmentState: Color] = [:]
  private var adjustments: [SegmentKind: Point] = [:]

  /// An empty appearance.
  public init() {}

  /// Sets the background image for a state; `nil` for none.
  ///
  /// - Parameter image: Stretches between its ``/Canvas/Image/capInsets``; without them, in its
  ///   middle column.
  public mutating func setBackgroundImage(_ image: Image?, for state: SegmentState) {
    backgrounds[state] = image.map(SegmentBackground.init)
  }

  /// The background image for a state; `nil` for none.
  public func backgroundImage(for state: SegmentState) -> Image? { backgrounds[state]?.image }

  /// Sets the divider between segments of two states, on its left and right; `nil` for none.
  public mutating func setDividerImage(_ image: Image?, left: SegmentState, right: SegmentState) {
    dividers[DividerPlace(left: left, right: right)] = image
  }

  /// The divider for two states; `nil` for none.
  public func dividerImage(left: SegmentState, right: SegmentState) -> Image? {
    dividers[DividerPlace(left: left, right: right)]
  }

  /// Sets the title color for a state; `nil` for none.
  public mutating func setTitleColor(_ color: Color?, for state: SegmentState) {
    titleColors[state] = color
  }

  /// The title color for a state; `nil` for none.
  public func titleColor(for state: SegmentState) -> Color? { titleColors[state] }

  /// Offsets the content of a kind of segment, in points, toward the trailing edge and down.
  public mutating func setContentPositionAdjustment(_ offset: Point, for kind: SegmentKind) {
    adjustments[kind] = offset
  }

  /// The content offset for a kind of segment, in points.
  public func contentPositionAdjustment(for kind: SegmentKind) -> Point {
    adjustments[kind] ?? adjustments[.any] ?? .zero
  }

  /// The height of the normal background, in points; `nil` without one.
  public var height: Double? { backgrounds[.normal]?.image.size.height }

  var hasDisabledLook: Bool { backgrounds[.disabled] != nil }

  /// The room of normal dividers, in points.
  var dividerWidth: Double { dividerImage(left: .normal, right: .normal)?.size.width ?? 0 }

  func background(of status: SegmentStatus) -> SegmentBackground? { status.value(in: backgrounds) }

  func divider(left: SegmentStatus, right: SegmentStatus) -> Image? {
    let places = zip(left.states, right.states).map { DividerPlace(left: $0, right: $1) }
    return places.lazy.compactMap { dividers[$0] }.first
  }

  func titleColor(of status: SegmentStatus) -> Color? { status.value(in: titleColors) }
}

/// The position of a segment, in reading order.
public enum SegmentKind: String, CaseIterable, Hashable, Sendable {
  /// Any position without a setting of its own.
  case any
  /// The first segment.
  case first
  /// A segment between others.
  case middle
  /// The last segment.
  case last
  /// The only segment.
  case alone

  init(at index: Int, of count: Int) {
    self = count == 1 ? .alone : index == 0 ? .first : index == count - 1 ? .last : .middle
  }
}

struct SegmentStatus: Hashable, Sendable {
  var isSelected = false
  var isHighlighted = false
  var isDisabled = false

  /// The state, then that without highlighted, that without disabled, and the normal one.
  var states: [SegmentState] {
    let unpressed = isSelected ? SegmentState.selected : .normal
    let released = isDisabled ? .disabled : unpressed
    return [isHighlighted && !isDisabled ? .highlighted : released, released, unpressed, .normal]
  }

  /// The value for the first state that has one.
  func value<Value>(in values: [SegmentState: Value]) -> Value? {
    states.lazy.compactMap { values[$0] }.first
  }
}

/// A background image and its parts for the segments of a control, from left to right.
struct SegmentBackground: Hashable, Sendable {
  /// The whole image with its caps.
  let image: Image
  /// The parts with a cap at the end of the control, and the stretching middle.
  private let parts: [SegmentKind: Image]

  init(_ image: Image) {
    var image = image
    let caps = image.capInsets ?? image.middleColumnInsets
    image.capInsets = caps
    self.image = image
    let size = image.size
    func part(_ minX: Double, _ maxX: Double, left: Double = 0, right: Double = 0) -> Image {
      var part = image.cropped(to: Rect(minX: minX, minY: 0, maxX: maxX, maxY: size.height))
      part.capInsets = Insets(top: caps.top, left: left, bottom: caps.bottom, right: right)
      return part
    }
    let end = size.width - caps.right
    parts = [
      .first: part(0, end, left: caps.left), .middle: part(caps.left, end),
      .last: part(caps.left, size.width, right: caps.right),
    ]
  }

  /// The part for a segment, whose place is counted from the left.
  func part(for kind: SegmentKind) -> Image { parts[kind] ?? image }
}

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
