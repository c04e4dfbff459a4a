import Canvas

extension SwitchState {
  /// Paints the switch with its track's top left corner at the origin.
  ///
  /// - Parameters:
  ///   - painter: takes the drawing.
  ///   - theme: colours and shadows.
  ///   - tints: the owner's own colours.
  ///   - axis: off is where it begins.
  func paint(
    with painter: any Painter, theme: Theme, tints: SwitchTints, axis: AxisMapping
  ) {
    let bounds = Rect(origin: .zero, size: metrics.size)
    let track = RoundedRectangle.capsule(bounds)
    let off = tints.off ?? theme.switchOff
    painter.fill(track, color: off.mixed(with: tints.on ?? theme.switchOn, by: trackMix))
    if tints.off == nil {
      painter.strokeInside(
        track, width: metrics.borderWidth,
        color: theme.switchOffBorder.opacity(1 - trackMix))
    }
    if let ghost = position.ghost {
      painter.group(opacity: 1 - position.opacity) {
        paintThumb(at: ghost, with: painter, theme, tints, axis)
      }
    }
    painter.group(opacity: position.opacity) {
      paintThumb(at: position.position, with: painter, theme, tints, axis)
    }
    if let pendingRing {
      let thumb = axis.frameRect(thumbRect(at: position.position), in: bounds)
      pendingRing.paint(centeredAt: thumb.center, with: painter, theme: theme)
    }
  }

  private func thumbRect(at position: Double) -> Rect {
    Rect(
      x: thumbX(at: position), y: metrics.padding, width: thumbWidth,
      height: metrics.thumbDiameter)
  }

  private func paintThumb(
    at position: Double, with painter: any Painter, _ theme: Theme, _ tints: SwitchTints,
    _ axis: AxisMapping
  ) {
    let place = thumbRect(at: position)
    let track = Rect(origin: .zero, size: metrics.size)
    let thumb = RoundedRectangle.capsule(axis.frameRect(place, in: track))
    painter.fill(
      thumb, color: tints.thumb ?? theme.switchThumb,
      casting: ShadowPair(soft: theme.switchThumbShadow, contact: theme.switchThumbContactShadow))
  }
}

/// Colours that a switch's owner puts in place of the theme's. spec: ios-switch, Custom Colors
public struct SwitchTints: Hashable, Sendable {
  public var on: Color?
  public var off: Color?
  public var thumb: Color?

  public init(on: Color? = nil, off: Color? = nil, thumb: Color? = nil) {
    self.on = on
    self.off = off
    self.thumb = thumb
  }
}
