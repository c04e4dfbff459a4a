import ArgumentParser
import Workbench

/// The files of a command, which may not be the same.
struct FileUses {
  var inputs: [String?]

  /// Paths by options; `-` is standard output, `nil` is for an option that was not given.
  var outputs: KeyValuePairs<String, String?>

  /// Further outputs, of a single line each: they may share standard output.
  var lines: KeyValuePairs<String, String?> = [:]

  var frames: String?

  func check() throws {
    for (option, path) in Array(outputs) + Array(lines) + [("--frames", frames)] {
      try ValidationError.checkName(path, of: option)
    }
    // An invalid path is reported when it is opened.
    let places = [(outputs, false), (lines, true)].flatMap { pairs, isLine in
      pairs.compactMap { option, path in
        path.flatMap { try? OutputPlace($0) }.map { (option: option, place: $0, isLine: isLine) }
      }
    }
    let files = inputs.compactMap { $0 == "-" ? nil : $0 }
    for input in files.compactMap({ try? OutputPlace($0) }) {
      if isPicture(input) {
        throw ValidationError(
          "--frames would overwrite the input \(input.name); use another folder.")
      }
      for output in places where output.place.collides(with: input) {
        throw ValidationError(
          "\(output.option) would overwrite the input \(input.name); use another name.")
      }
    }
    for (index, one) in places.enumerated() {
      if isPicture(one.place) {
        throw Self.sharing(one.option, "a picture of --frames")
      }
      for other in places[(index + 1)...] where one.place.collides(with: other.place) {
        if one.isLine, other.isLine, case .open = other.place.kind { continue }
        throw Self.sharing(one.option, other.option)
      }
    }
  }

  private static func sharing(_ one: String, _ other: String) -> ValidationError {
    ValidationError("\(one) and \(other) cannot use the same file; change one of them.")
  }

  private func isPicture(_ place: OutputPlace) -> Bool {
    let name = place.name.split(separator: "/").last ?? ""
    guard let frames, name.hasPrefix(FramePictures.prefix), name.hasSuffix(FramePictures.ending),
      let picture = try? OutputPlace("\(frames)/\(name)")
    else { return false }
    return picture.collides(with: place)
  }
}
