import ArgumentParser

/// The files that a command reads and writes, which must not get into each other's way.
struct FileUses {
  /// Paths that are read; `-` is standard input.
  var inputs: [String?]

  /// Paths that are written, and the options that name them.
  var outputs: [(option: String, path: String?)]

  /// The folder of numbered pictures, if there is one.
  var frames: String?

  /// - Throws: `ValidationError` if what is read would be replaced, or a picture and something else
  ///   would have one name.
  func check() throws {
    let inputs = inputs.compactMap(\.self).filter { $0 != "-" }
    for input in inputs {
      if isPicture(input) {
        throw ValidationError("--frames would replace \(input), which is read.")
      }
      for (option, path) in outputs {
        guard let path, OutputPlace.collide(input, path) else { continue }
        throw ValidationError("\(option) would replace \(input), which is read.")
      }
    }
    for (option, path) in outputs {
      guard let path, isPicture(path) else { continue }
      throw ValidationError("\(option) and a picture of --frames cannot go to the same place.")
    }
  }

  /// Whether a path has a name that pictures have, in their folder.
  private func isPicture(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let frames, name.hasPrefix(FramePictures.prefix), name.hasSuffix(FramePictures.ending)
    else { return false }
    return OutputPlace.collide("\(frames)/\(name)", path)
  }
}
