import ArgumentParser

/// What a picture is written as.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
  case png
  /// Shapes, with blurs for shadows.
  case svg
  /// Shapes, with images for shadows.
  case pdf

  /// What the ending of a file's name says, in small letters or large ones; nil for any other ending.
  init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
