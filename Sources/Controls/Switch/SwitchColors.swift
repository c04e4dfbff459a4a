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
