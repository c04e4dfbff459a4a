import Canvas

/// The colours that one switch is painted in: its owner's, those around it, or the theme's.
struct SwitchColors {
  var on: Color
  /// Of titles and marks on it.
  var onMark: Color
  var off: Color
  /// Around the track while it is off; nil in an owner's colour.
  var border: Color?
  var thumb: Color
  /// Of the marks for on and off, 0 to 1.
  var marksOpacity: Double
}

extension Switch {
  func colors(in context: PaintContext) -> SwitchColors {
    let theme = context.theme
    let isTrack = style == .switch
    let tint = onTintColor ?? context.tint
    let mark = style == .checkbox ? theme.checkboxMark : theme.buttonProminentTitle
    return SwitchColors(
      on: tint ?? (isTrack ? theme.switchOn : theme.buttonProminent),
      onMark: tint == nil ? mark : theme.tintedMark,
      off: offTintColor ?? (isTrack ? theme.switchOff : theme.buttonBackground),
      border: offTintColor == nil ? theme.switchOffBorder : nil,
      thumb: thumbTintColor ?? theme.switchThumb,
      marksOpacity: showsMarks.map { $0 ? 1 : 0 } ?? theme.switchMarksOpacity)
  }
}
