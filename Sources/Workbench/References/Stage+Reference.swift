import Canvas
import Controls
import Measuring

extension Stage {
  /// Compares the control with a picture, or a film that begins now, in the mode of the reference
  /// before.
  func show(_ reference: Reference) {
    if let film = reference.film {
      film.start = time.now
      film.beginsWithFrame = true
      film.onFrame = { [weak self] in self?.time.notifyChanges() }
      film.onFitChange = { [weak self] in self?.measurementChanged() }
    }
    replaceReference(by: ReferenceView(reference, mode: self.reference?.mode ?? .overlay))
  }

  func refreshReference() {
    guard let reference else { return }
    let film = reference.reference.film
    if let film, film.beginsWithFrame {
      film.beginsWithFrame = false
      film.start = time.now
    }
    if reference.isHidden { return }
    reference.isPlaying =
      !time.isPast && !time.isPaused && !reference.showsBeginning
      && film?.isPlaying(at: time.now) == true
    reference.refresh(shownPreview.control, at: time.position ?? time.now)
  }

  /// Compares the control with the other design, or ends that; then the file before is back.
  func toggleComparison() {
    if let reference, reference.reference.mirror != nil {
      if let file = reference.replaced { show(again: file) } else { removeReference() }
      return
    }
    let mirror = StageMirror(
      of: preview, in: view, width: preview.description.length, design: themes.otherDesign)
    replaceReference(by: ReferenceView(.design(mirror), mode: .beside, replacing: reference))
  }

  /// Shows a reference again that another one has replaced; `nil` for none.
  private func show(again view: ReferenceView?) {
    guard let view, view.reference.mirror != nil else { return replaceReference(by: view) }
    // The other design is made anew.
    replaceReference(by: view.replaced)
    toggleComparison()
  }

  func removeReference() { replaceReference(by: nil) }

  private func replaceReference(by view: ReferenceView?) {
    let before = reference
    before?.end()
    reference = view
    if let view {
      view.changes = changes
      nameDesigns()
      view.onChange = { [weak self, weak view] in view.map { self?.bar.show($0) } }
      bar.show(view)
      content.addChild(view)
    }
    drag = nil
    time.film = view?.reference.film
    if view == nil { bar.removeFromParent() } else if bar.parent == nil { addChild(bar) }
    time.notifyChanges()
    changes?.addLarge("Reference", of: self) { [weak self] in
      self?.show(again: before)
    } redo: { [weak self] in
      self?.show(again: view)
    }
  }

  func setReferenceMode(_ mode: ReferenceMode) {
    guard let reference else { return }
    changes?.add(
      "Reference mode", of: reference, "mode", from: reference.mode, to: mode,
      at: ["reference-mode"]
    ) { [weak self, weak reference] in
      reference?.mode = $0
      self?.invalidate(.layout, reason: "reference")
    }
    reference.mode = mode
    invalidate(.layout, reason: "reference")
  }

  func referencePicture() throws -> Bitmap {
    let control = shownPreview.control
    let picture = try ControlPicture(ReferenceCanvas(around: control.frame.size))
    let background = (control.scene?.shownTheme ?? .light).card
    _ = picture.show(control, movedBy: PixelOffset(), on: background)
    return picture.bitmap
  }

  func nameDesigns() {
    guard let mirror = reference?.reference.mirror else { return }
    mirror.design = themes.otherDesign
    mirror.title = themes.design.other.title
    mirror.sourceTitle = themes.design.title
    reference?.invalidate(.layout, reason: "design")
  }

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
