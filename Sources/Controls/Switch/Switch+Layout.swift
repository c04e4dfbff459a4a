import Canvas

extension Switch {
  /// The track or the box, without the title; the whole button.
  var boxFrame: Rect {
    // Reading single properties avoids copies of the behavior.
    let size: Size
    switch behavior.style {
    case .switch: size = behavior.metrics.size
    case .button: size = Size(frame.width, behavior.metrics.button.height)
    case .checkbox:
      size = Size(behavior.metrics.checkbox.size, behavior.metrics.checkbox.size)
    }
    let x = axis == .rightToLeft ? frame.width - size.width : 0
    return Rect(origin: Point(x, 0), size: size)
  }

  var focusShape: RoundedRectangle {
    switch style {
    case .switch: .capsule(trackAndThumb)
    case .button:
      RoundedRectangle(boxFrame, radius: metrics.button.cornerRadius, curve: .continuous)
    case .checkbox:
      RoundedRectangle(boxFrame, radius: metrics.checkbox.cornerRadius, curve: .continuous)
    }
  }

  /// The track with a held thumb of glass, which reaches beyond it.
  private var trackAndThumb: Rect {
    let (track, state) = (boxFrame, state)
    return track.union(
      axis.frameRect(state.thumbRect(at: state.position.position), in: track))
  }

  func paintControl(with painter: any Painter, in context: PaintContext) {
    let colors = colors(in: context)
    switch style {
    case .switch:
      state.paintTrack(
        at: boxFrame.origin, with: painter, in: context, colors: colors, axis: axis)
      paintTitle(with: painter, in: context)
    case .checkbox:
      state.paintBox(
        in: boxFrame, with: painter, theme: context.theme, colors: colors,
        hasOwnOff: offTintColor != nil)
      paintTitle(with: painter, in: context)
    case .button:
      state.paintButton(
        in: boxFrame, title: title ?? "", with: painter, in: context, colors: colors,
        titleColor: onTintColor ?? context.tint ?? context.theme.buttonTitle)
    }
  }

  private func paintTitle(with painter: any Painter, in context: PaintContext) {
    guard let title else { return }
    let box = boxFrame
    let taken = box.width + metrics.titleSpacing
    let room = max(0, frame.width - taken)
    let line = Text(title, font: metrics.titleFont, maximumWidth: room)
    let size = context.text.size(of: line)
    // Without room for an ellipsis the line would reach beyond the control.
    if size.width > room + SwitchState.titleTolerance { return }
    let x = axis == .rightToLeft ? box.minX - metrics.titleSpacing - size.width : taken
    painter.draw(line, at: Point(x, box.midY - size.height / 2), color: context.theme.label)
  }
}
