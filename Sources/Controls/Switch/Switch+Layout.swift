import Canvas

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
    return track.union(
      axis.frameRect(state.thumbRect(at: state.position.position), in: track))
  }
}
