import Canvas
import Controls

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
    show(reference, mode: self.reference?.mode ?? .overlay)
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
    show(.design(mirror), mode: .beside, replacing: reference)
  }

  private func show(
    _ reference: Reference, mode: ReferenceMode, replacing replaced: ReferenceView? = nil
  ) {
    replaceReference(by: ReferenceView(reference, mode: mode, replacing: replaced))
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
}
