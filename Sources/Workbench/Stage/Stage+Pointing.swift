import Canvas
import Controls

/// The loupe and the ruler.
extension Stage {
  /// The pixels per point on which the ruler looks for the edges of the control: the distance of
  /// two edges is exact to 0.05 pt. chosen
  private static let rulerScale = 4.0
  /// The pixels per point of common screens, whose pixels the loupe shows.
  /// spec: docs/spec/recordings.md#loupe
  private static let loupeScales = [1.0, 2]

  /// The place of the shown control on the stage.
  private var controlOrigin: Point {
    (time.isPast ? past ?? view : view).frame.origin
      + shownPreview.control.frame.origin * view.magnification
  }

  private var referenceOrigin: Point { controlOrigin + (reference?.place?.distance ?? .zero) }

  /// Whether a point of the stage shows the reference rather than the control.
  private func showsReference(at point: Point) -> Bool {
    guard let reference, !reference.isHidden, reference.visibleArea.contains(point) else {
      return false
    }
    return reference.mode != .overlay || reference.opacity >= 0.5
  }

  func connectRuler() {
    ruler.source = { [weak self] point, isReference in
      guard let self else { return nil }
      updatePointing()
      if isReference ?? showsReference(at: point), let pixels = reference?.shownPixels {
        return StageRuler.Source(pixels: pixels, isReference: true)
      }
      let pixels = pictures.pixels(of: shownPreview.control, scale: Self.rulerScale)
      return pixels.map { StageRuler.Source(pixels: $0, isReference: false) }
    }
  }

  /// Measures distances with the pointer until Alt is released.
  func holdRuler() -> Bool {
    guard let scene else { return false }
    if ruler.isHidden { ruler.hold(in: scene, at: pointer) }
    return true
  }

  /// Follows a finger, which does not hover, and a pointer whose button is held.
  func follow(_ event: InputEvent) {
    switch event {
    case .pointer(let event) where event.device == .touch:
      if event.phase == .pressed, let hit = scene?.hitTest(event.position), contains(hit) {
        finger = event.pointer
      }
      if event.pointer != finger { return }
      let isDown = event.phase == .pressed || event.phase == .moved
      pointer = isDown ? event.position - originInScene : nil
      if !isDown { finger = nil }
    case .pointer(let event):
      if event.phase == .moved, event.isPrimaryDown, pointer != nil {
        pointer = event.position - originInScene
      }
    case .gestureLost(_, let id) where id == finger: (finger, pointer) = (nil, nil)
    case .focusLost, .unmapped: if finger != nil { (finger, pointer) = (nil, nil) }
    default: break
    }
  }

  func updatePointing() {
    ruler.origins = (controlOrigin, referenceOrigin)
    ruler.magnification = view.magnification
    loupe.content = loupeContent
    if let pointer, loupe.content != nil {
      loupe.place(in: content.frame, awayFrom: pointer, beside: stepper.frame)
    }
    if loupe.content == nil, ruler.isHidden { pictures.removeAll() }
  }

  private var loupeContent: StageLoupe.Content? {
    let control = shownPreview.control
    guard let pointer, view.magnification >= StageLoupe.leastMagnification,
      content.frame.contains(pointer), let card = control.scene?.shownTheme.card
    else { return nil }
    let origin = showsReference(at: pointer) ? referenceOrigin : controlOrigin
    let place = (pointer - origin) * (1 / view.magnification)
    var panes = Self.loupeScales.compactMap { scale in
      pictures.pixels(of: control, scale: scale).flatMap {
        StageLoupe.Pane("\(scale.shortText)×", $0, at: place)
      }
    }
    if let pixels = reference?.shownPixels,
      let pane = StageLoupe.Pane("Reference \(pixels.canvas.scale.shortText)×", pixels, at: place)
    {
      panes.append(pane)
    }
    return panes.isEmpty ? nil : StageLoupe.Content(panes: panes, card: card)
  }
}
