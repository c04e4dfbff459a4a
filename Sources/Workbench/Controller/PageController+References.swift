import Controls

extension PageController {
  /// The stage of the page; `nil` if it has none.
  var stage: Stage? { (page as? ControlPage)?.stage }

  /// Shows a reference on the stage of the page; a `mode` of `nil` keeps that of the one before.
  ///
  /// Throws a ``Failure`` if the page has no stage.
  package func show(_ reference: ReferencePicture, mode: ReferenceMode? = nil) throws {
    guard let stage else {
      throw Failure(.badUsage, "this page has no stage; open a control's page")
    }
    stage.show(reference)
    if let mode { stage.setReferenceMode(mode) }
  }

  func loadReference(from path: String) throws {
    let reference = try ReferencePicture(path: path)
    try show(reference)
    workbench.banners.show("Loaded \(reference.name)", kind: .success)
  }
}

/// A kind of file that the window loads.
enum FileKind {
  case tokens, reference

  /// The kind of a dropped file, by the ending of its name.
  init(of address: String) {
    self = address.lowercased().hasSuffix(".png") ? .reference : .tokens
  }

  /// The title of the file chooser.
  var title: String { self == .tokens ? "Load Tokens" : "Load Reference" }

  var noun: String { self == .tokens ? "token file" : "PNG file" }

  var problem: String { self == .tokens ? "Can't load tokens" : "Can't load the reference" }

  var option: String { self == .tokens ? "--tokens" : "--reference" }

  /// The files in the chooser, and their name there.
  var filter: (name: String, pattern: String) {
    self == .tokens ? ("Design tokens", "*.tokens.json") : ("PNG pictures", "*.png")
  }
}
