import ArgumentParser

/// The file format of a picture.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
  case png
  /// Shapes, with blurs for shadows.
  case svg
  /// Shapes, with images for shadows.
  case pdf

  /// The format of a file extension in any case.
  init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
