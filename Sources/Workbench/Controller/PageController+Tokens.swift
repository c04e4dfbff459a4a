import Controls
import Support

extension PageController {
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
    if design != before { capture?.tokensChanged() }
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
        throw Failure(.badInput, "Drop one \(kind.noun); \(addresses.count) files were dropped.")
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

  var design: Design { authority.builtInDesign.changed(by: tokens) }

  var themes: PageThemes { PageThemes(authority.environment, tokens: tokens) }

  func showDesign() {
    scene.design = design
    let themes = themes
    for page in openPages { page.adopt(themes) }
  }
}
