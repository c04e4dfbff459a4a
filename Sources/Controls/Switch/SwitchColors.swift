import Canvas

struct SwitchColors {
  var on: Color
  /// Titles and marks on ``on``.
  var onMark: Color
  var off: Color
  var thumb: Color
  /// The opacity of the on/off labels, 0...1.
  var marksOpacity: Double
}

extension Switch {
  func colors(in context: PaintContext) -> SwitchColors {
    let theme = context.theme
    let isTrack = style == .switch
    let tint = onTintColor ?? context.tint
    let mark = style == .checkbox ? theme.checkboxMark : theme.buttonProminentTitle
    return SwitchColors(
      on: tint ?? (isTrack ? theme.switchOn : theme.accent),
      onMark: tint == nil ? mark : theme.tintedMark,
      off: offTintColor ?? (isTrack ? theme.switchOff : theme.buttonBackground),
      thumb: thumbTintColor ?? theme.switchThumb,
      marksOpacity: showsMarks.map { $0 ? 1 : 0 } ?? theme.switchMarksOpacity)
  }
}

/// The style of a ``Switch``.
public enum SwitchStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// A track with a thumb; it shows mixed as off.
  case `switch`
  /// A button that is tinted while on.
  case button
  /// A box with a check mark.
  case checkbox
}

/// The response of a ``Switch``'s thumb to drags.
public enum SwitchDragStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb moves to the other end when the pointer passes the middle. spec: rendering, 5.4
  case snapping
  /// The thumb follows the pointer and moves to the nearer end when released.
  case tracking
}
