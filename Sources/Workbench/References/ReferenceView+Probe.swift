import Canvas
import Measuring

/// The probe on the film.
extension ReferenceView {
  /// Points of the stage per pixel of the film, and the center of its top left pixel.
  private var grid: (origin: Point, pixel: Double)? {
    guard let area, let place, let canvas = comparison?.canvas else { return nil }
    let pixel = place.magnification / canvas.scale
    return (area.origin + Point(pixel / 2, pixel / 2), pixel)
  }

  /// The probe between two points of the stage, within the film; `nil` if it is too short.
  func probe(along ends: Probe) -> Probe? {
    guard let (origin, pixel) = grid else { return nil }
    func place(_ point: Point) -> Point {
      let place = point - origin
      // In tenths of a pixel, as people write it.
      return inside(
        Point((place.x / pixel * 10).rounded() / 10, (place.y / pixel * 10).rounded() / 10))
    }
    let probe = Probe(from: place(ends.start), to: place(ends.end))
    return probe.length >= Probe.shortest ? probe : nil
  }

  private func inside(_ place: Point) -> Point {
    guard let canvas = comparison?.canvas else { return place }
    return Point(
      min(max(place.x, 0), Double(canvas.width - 1)),
      min(max(place.y, 0), Double(canvas.height - 1)))
  }

  /// Moves the probe by pixels, as far as it stays within the film.
  func moveProbe(_ x: Double, _ y: Double) {
    guard let film = reference.film, let probe = film.probe else { return }
    let moved = probe.offset(by: Point(x, y))
    if inside(moved.start) == moved.start, inside(moved.end) == moved.end {
      film.measure(along: moved)
    }
  }

  func showProbe() {
    let probe = reference.film?.probe
    probeLine.probe = probe
    guard let probe, let (origin, pixel) = grid else {
      probeLine.ends = nil
      return
    }
    func place(_ point: Point) -> Point { origin + Point(point.x * pixel, point.y * pixel) }
    probeLine.ends = Probe(from: place(probe.start), to: place(probe.end))
  }
}

extension Stage {
  func drawProbe() {
    guard let scene, let view = reference, let film = view.reference.film else { return }
    let layer = ProbeLayer(view)
    let isVisible = scene.isFocusVisible
    let shown = scene.present(layer, dismissal: .escape, focusing: layer)
    shown.onDismiss = { [weak view] in
      view?.hint = nil
      view?.showsBeginning = false
    }
    // Before its motion, the edge is at one end of the line.
    view.showsBeginning = true
    view.hint = "Draw a line along the way of the edge"
    layer.onEnd = { [weak shown, weak view, weak film] probe in
      shown?.dismiss()
      guard let probe else { return }
      film?.measure(along: probe)
      if let view { view.scene?.setFocus(view.probeLine, isVisible: isVisible) }
    }
  }

  static let fittingHint = "Fitting a spring…"

  func measurementChanged() {
    let isFitting = reference?.reference.film?.fitting != nil
    reference?.hint = isFitting ? Self.fittingHint : nil
    reference?.showProbe()
    time.notifyChanges()
  }
}
