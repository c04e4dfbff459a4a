import Controls
import Measuring
import Support

extension PageController {
  var stage: Stage? { (page as? ControlPage)?.stage }

  /// Shows a reference on the stage of the page; a `mode` of `nil` keeps that of the one before.
  ///
  /// Throws a ``Failure`` if the page has no stage.
  func show(_ reference: Reference, mode: ReferenceMode? = nil) throws {
    let stage = try requiredStage()
    if let film = reference.film {
      film.readsBeside = host != nil
      film.onFailure = { [weak self] reason in
        self?.workbench.banners.show("Can't show a frame of the film", message: reason)
      }
      film.tokens = { [weak self] in
        self.map { SpringToken.all(of: $0.design, $0.contents.catalog.tokens) } ?? []
      }
      film.onFit = { [weak self] in self?.showMeasurement($0) }
    }
    stage.show(reference)
    if let mode { changes.suspended { stage.setReferenceMode(mode) } }
  }

  /// Shows a reference of the command line, which the user cannot undo.
  package func begin(with reference: Reference?, mode: ReferenceMode?) throws {
    if let reference { try changes.suspended { try show(reference, mode: mode) } }
  }

  private func requiredStage() throws -> Stage {
    guard let stage else {
      throw Failure(.badUsage, "this page has no stage; open a control's page")
    }
    return stage
  }

  /// Shows a file; a film is read off the main actor before, if there is a window to keep live.
  func loadReference(from path: String) throws {
    loading?.cancel()
    loading = nil
    let stage = try requiredStage()
    guard host != nil, try Reference.isFilm(path) else {
      return try showSearched(Reference(path: path))
    }
    workbench.banners.show("Reading \(CaptureFiles.name(of: path))…") { [weak self] in
      self?.loading != nil
    }
    loading = Task { [weak self, weak stage] in
      let reader = await FilmReader.open(path)
      guard let self, (try? Task.checkCancellation()) != nil else { return }
      loading = nil
      workbench.banners.clear()
      // Another page may be open by now.
      guard let stage, stage === self.stage else { return }
      do { try showSearched(.film(ReferenceFilm(reader.get(), scale: nil))) } catch {
        workbench.banners.show(FileKind.reference.problem, message: "\(error)")
      }
    }
  }

  /// Shows the picture on the clipboard, in which the control is searched if it is a screenshot.
  func pasteReference() {
    host?.readClipboardPicture { [weak self] bytes in
      guard let self else { return }
      do {
        guard let bytes else {
          throw Failure(
            .badInput, "there is no picture on it that was sent in time; copy one first")
        }
        let picture = try ReferencePicture(bytes, path: "Clipboard", scale: nil)
        try showSearched(.picture(picture))
      } catch {
        workbench.banners.show("Can't paste the clipboard", message: "\(error)")
      }
    }
  }

  /// Shows a reference, of a whole screenshot the part with the control, and says so.
  private func showSearched(_ reference: Reference) throws {
    let gesture = changes.beginGesture()
    guard case .picture(let picture) = reference, let stage,
      let found = try picture.place(of: stage.preview.control, on: scene.shownTheme.card)
    else {
      try show(reference)
      if let warning = reference.film?.warning {
        workbench.banners.show("Loaded a part of the film", message: warning.sentenceCased)
      } else {
        workbench.banners.show("Loaded \(reference.name)", kind: .success)
      }
      return
    }
    let control = stage.preview.description.title.lowercased()
    if !found.isThere {
      try show(reference)
      workbench.banners.show(
        "The \(control) was not found in \(reference.name)",
        message: "Give it the state that it has there and load it again, or move the reference.")
      return
    }
    try show(.picture(picture.cut(around: found, on: scene.shownTheme.card)))
    workbench.banners.show(
      "Found the \(control) in \(reference.name), and cut it out",
      message: "It has \(found.scale.significantText(2)) pixels per point there.", kind: .success,
      actions: [
        (
          title: "Undo",
          run: { [weak self] in
            self?.workbench.banners.clear()
            self?.undo(since: gesture)
          }
        )
      ])
  }

  /// Colors fade in, metrics change at once.
  func apply(_ tokens: TokenFile) {
    show(tokens)
    if hasTokensProblem {
      host?.tokensProblemChanged(to: nil)
      workbench.banners.show("The token file is valid again", kind: .success)
    }
    hasTokensProblem = false
  }

  private func show(_ tokens: TokenFile?) {
    let before = design
    self.tokens = tokens
    showNonDefaultStates()
    showDesign()
    if design != before { recordings?.tokensChanged() }
  }

  /// The tokens of a file, which is followed.
  private struct LoadedTokens: Equatable {
    var file: TokenFile?
    var path: String?
  }

  /// Loads tokens, which the user can undo.
  private func use(_ loaded: LoadedTokens) {
    changes.add(
      "Tokens", of: self, "tokens", from: LoadedTokens(file: tokens, path: tokensPath),
      to: loaded, isOfWindow: true
    ) { [weak self] in self?.use($0) }
    hasTokensProblem = false
    tokensPath = loaded.path
    show(loaded.file)
    host?.tokensFileChanged(to: loaded.path)
  }

  func refuseTokens(_ problem: String) {
    hasTokensProblem = true
    host?.tokensProblemChanged(to: problem)
    workbench.banners.show("Invalid token file; the last valid one is used", message: problem)
  }

  func loadTokens(from path: String) throws {
    let file = try TokenFile(path: path, contents.tokens)
    use(LoadedTokens(file: file, path: path))
    workbench.banners.show(
      "Loaded \(CaptureFiles.name(of: path))", message: file.remarks.first, kind: .success)
  }

  func useBuiltInTokens() {
    use(LoadedTokens())
    workbench.banners.show("Using the built-in tokens", kind: .success)
  }

  /// Loads the file that was dropped or chosen; `nil` for a kind that its name says.
  func takeFiles(_ addresses: [String], as kind: FileKind? = nil) {
    let kind = kind ?? FileKind(of: addresses.first ?? "")
    changes.beginGesture()
    do {
      guard let address = addresses.first, addresses.count == 1 else {
        throw Failure(
          .badInput, "Drop one \(kind.noun); \(addresses.count) files were dropped.")
      }
      let path = try FileAddress.path(of: address)
      // A stream may never end.
      if Input.isStream(path), kind == .tokens || !Folder.exists(at: path) {
        throw Failure(.badInput, "\(path): expected a \(kind.noun), found another kind of file")
      }
      switch kind {
      case .tokens: try loadTokens(from: path)
      case .reference: try loadReference(from: path)
      }
    } catch {
      workbench.banners.show(kind.problem, message: "\(error)")
    }
  }

  func chooseFile(_ kind: FileKind) {
    guard let host else { return sayNobodyAsks(for: kind) }
    host.chooseFile(kind) { [weak self] choice in
      switch choice {
      case .file(let address): self?.takeFiles([address], as: kind)
      case .nothing: break
      case .unavailable: self?.sayNobodyAsks(for: kind)
      }
    }
  }

  private func sayNobodyAsks(for kind: FileKind) {
    workbench.banners.show(
      "No file chooser available",
      message: "Drop a \(kind.noun) on the window, or start with \(kind.option) FILE.")
  }

  var design: Design { preferences.builtInDesign.changed(by: tokens) }

  var themes: PageThemes { PageThemes(preferences.environment, tokens: tokens) }

  func showDesign() {
    scene.design = design
    let themes = themes
    for page in openPages { page.adopt(themes) }
  }
}
