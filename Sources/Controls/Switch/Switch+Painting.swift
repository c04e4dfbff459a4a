import Canvas

extension Switch {
  /// Tolerance for the width of a title, in points, as widths are rounded to whole pixels.
  static let titleTolerance = 0.001

  func paintStyle(with painter: any Painter, _ colors: SwitchColors, in context: PaintContext) {
    let (state, box) = (state, boxFrame)
    let tints = ToggleTints(of: self, colors, in: context)
    if let fill = state.button {
      ToggleButtonPainter(
        fill: fill, state: state, title: title ?? "", box: box, tints: tints, colors: colors,
        painter: painter, context: context
      ).paint()
      return
    }
    if let checkbox = state.checkbox {
      CheckboxPainter(
        checkbox: checkbox, state: state, box: box, tints: tints, colors: colors,
        painter: painter, theme: context.theme
      ).paint()
    } else {
      SwitchPainter(
        control: self, state: state, box: box, axis: axis, tints: tints, colors: colors,
        painter: painter, context: context
      ).paint()
    }
    paintTitle(beside: box, state.metrics, with: painter, in: context)
  }

  private func paintTitle(
    beside box: Rect, _ metrics: SwitchMetrics, with painter: any Painter, in context: PaintContext
  ) {
    guard let title else { return }
    let taken = box.width + metrics.titleSpacing
    let room = max(0, frame.width - taken)
    let line = Text(title, font: metrics.titleFont, maximumWidth: room)
    let size = context.text.size(of: line)
    // Without room for an ellipsis the line would reach beyond the control.
    if size.width > room + Self.titleTolerance { return }
    let x = axis == .rightToLeft ? box.minX - metrics.titleSpacing - size.width : taken
    painter.draw(line, at: Point(x, box.midY - size.height / 2), color: context.theme.label)
  }
}

extension Switch {
  /// The track or the box, without the title; the whole button.
  var boxFrame: Rect {
    // Reading single properties avoids copies of the behavior.
    let size: Size
    switch behavior.style {
    case .switch: size = behavior.metrics.size
    case .button: size = Size(frame.width, behavior.metrics.button.height)
    case .checkbox: size = Size(behavior.metrics.checkbox.size, behavior.metrics.checkbox.size)
    }
    let x = axis == .rightToLeft ? frame.width - size.width : 0
    return Rect(origin: Point(x, 0), size: size)
  }

  var focusShape: RoundedRectangle {
    switch style {
    case .switch: .capsule(trackAndThumb)
    case .button: metrics.button.shape(of: boxFrame)
    case .checkbox: metrics.checkbox.shape(of: boxFrame)
    }
  }

  /// The track with a held thumb of glass, which reaches beyond it.
  private var trackAndThumb: Rect {
    let (track, state) = (boxFrame, state)
    return track.union(axis.frameRect(state.thumbRect(at: state.position.position), in: track))
  }
}
