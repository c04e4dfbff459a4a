import Canvas
import Controls

/// The places of the control and of what surrounds it.
extension Stage {
  /// The place of a replay on a page, whose frame is in scene coordinates.
  func replayPlace(in page: Rect) -> ReplayPlace {
    ReplayPlace(
      frame: frameInScene, visibleFrame: frameInScene.intersection(page),
      center: view.frameInScene.center, magnification: view.magnification)
  }

  var shownPreview: ControlPreview { time.pastPreview(of: preview) ?? preview }

  /// The figures and tools around the control, in points of the scene.
  var occupiedAreas: [Rect] {
    callouts.textAreas + [stepper, badge, loupe].filter { !$0.isHidden }.map(\.frameInScene)
  }

  /// The dimension lines around the control, in points of the scene.
  var dimensionLines: [Rect] { callouts.lineAreas }

  func measureControl() {
    let place = (time.isPast ? past ?? view : view).frame.origin
    let control = shownPreview.control
    let origin = control.frame.origin
    let factor = view.magnification
    func shown(_ rect: Rect) -> Rect {
      rect.offset(by: origin).magnified(by: factor).offset(by: place)
    }
    reference?.place = ReferencePlace(
      control: place + origin * factor, controlSize: control.frame.size, magnification: factor,
      room: referenceRoom, distance: referenceRoom.center - room.center)
    // Another style may have another size.
    if control.frame.size != sizeWithRoom {
      sizeWithRoom = control.frame.size
      invalidate(.layout, reason: "the control's size")
    }
    callouts.content = CalloutLayer.Content(
      measurements: control.measurements.filter { !$0.isOnDemand },
      box: shown(Rect(origin: .zero, size: control.frame.size)), hit: shown(control.hitFrame),
      magnification: factor, direction: control.scene?.environment.direction ?? .leftToRight,
      isShort: places.isShort, tools: [stepper.frame] + (badge.isHidden ? [] : [badge.frame]),
      chosen: chosen)
    updatePointing()
  }
}

final class CalloutLayer: Node {
  struct Content: Hashable {
    var measurements: [ControlMeasurement]
    /// In points of the layer.
    var box: Rect
    /// In points of the layer.
    var hit: Rect
    var magnification: Double
    var direction: LayoutDirection
    var isShort = false
    /// The frames of nodes above the layer, in points of the layer.
    var tools: [Rect] = []
    var chosen: ControlMeasurement?
  }

  var content: Content? { didSet { changed(content, from: oldValue, .paint, "callouts") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let content else { return }
    CalloutPainter(content: content, size: frame.size, painter: painter, context: context).paint()
  }
}
