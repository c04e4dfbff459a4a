package enum PictureFormat: String, CaseIterable {
  case png
  /// Shapes, with blurs for shadows.
  case svg
  /// Shapes, with images for shadows.
  case pdf

  package init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
