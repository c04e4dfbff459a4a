import Controls

extension PageController {
  /// Colors fade in, metrics change at once.
  func apply(_ tokens: TokenFile) {
    replaceTokens(by: tokens)
    if hasTokensProblem {
      onTokensProblem?(nil)
      workbench.banners.show("The token file is valid again", kind: .success)
    }
    hasTokensProblem = false
  }

  private func replaceTokens(by tokens: TokenFile?) {
    let before = design
    self.tokens = tokens
    showUnusualStates()
    showDesign()
    if design != before { capture?.tokensChanged() }
  }

  func refuseTokens(_ problem: String) {
    hasTokensProblem = true
    onTokensProblem?(problem)
    workbench.banners.show("Invalid token file; the last valid one is used", message: problem)
  }

  func loadTokens(from path: String) {
    do {
      // A stream may never end.
      if Input.isStream(path) {
        throw Failure(.badInput, "\(path): expected a token file, found another kind of file")
      }
      let file = try TokenFile(path: path)
      hasTokensProblem = false
      replaceTokens(by: file)
      onTokensSource?(path)
      let name = path.split(separator: "/").last ?? ""
      workbench.banners.show("Loaded \(name)", message: file.remarks.first, kind: .success)
    } catch {
      refuseFile("\(error)")
    }
  }

  func useShippedTokens() {
    hasTokensProblem = false
    onTokensSource?(nil)
    replaceTokens(by: nil)
    workbench.banners.show("Using the built-in tokens", kind: .success)
  }

  func takeFiles(_ addresses: [String]) {
    guard let address = addresses.first, addresses.count == 1 else {
      return refuseFile("Drop one token file; \(addresses.count) files were dropped.")
    }
    do {
      loadTokens(from: try FileAddress.path(of: address))
    } catch {
      refuseFile("\(error)")
    }
  }

  private func refuseFile(_ reason: String) {
    workbench.banners.show("Can't load tokens", message: reason)
  }

  func chooseTokens() {
    guard let onChooseTokens else { return sayNobodyAsks() }
    onChooseTokens { [weak self] choice in
      switch choice {
      case .file(let address): self?.takeFiles([address])
      case .nothing: break
      case .unavailable: self?.sayNobodyAsks()
      }
    }
  }

  private func sayNobodyAsks() {
    workbench.banners.show(
      "No file chooser available",
      message: "Drop a token file on the window, or start with --tokens FILE.")
  }

  var design: Design { authority.builtInDesign.changed(by: tokens) }

  var themes: PageThemes {
    func theme(_ appearance: Appearance, _ contrast: Contrast) -> Theme {
      var authority = authority
      (authority.userTheme, authority.userContrast) =
        (appearance == .dark ? .dark : .light, contrast)
      return authority.builtInDesign.changed(by: tokens).theme
    }
    func design(_ choice: DesignChoice) -> Design {
      var authority = authority
      authority.design = choice
      return authority.builtInDesign.changed(by: tokens)
    }
    return PageThemes(
      design: authority.design, classic: design(.classic), glass: design(.glass),
      light: theme(.light, .normal), dark: theme(.dark, .normal),
      lightWithContrast: theme(.light, .more), darkWithContrast: theme(.dark, .more))
  }

  func showDesign() {
    scene.design = design
    let themes = themes
    for page in openPages { page.adopt(themes) }
  }
}
