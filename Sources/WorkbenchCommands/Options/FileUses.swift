import ArgumentParser
import Workbench

struct FileUses {
  struct Output {
    var option: String

    /// `-` is standard output; `nil` if the option was not given.
    var path: String?

    var isLine: Bool

    init(_ option: String, _ path: String?, isLine: Bool = false) {
      self.option = option
      self.path = path
      self.isLine = isLine
    }
  }

  var inputs: [String?]

  var outputs: [Output]

  var frames: String?

  func check() throws {
    for input in inputs.compactMap(\.self) where input != "-" {
      if isPicture(input) {
        throw ValidationError("--frames would overwrite the input \(input); use another folder.")
      }
      for output in outputs {
        guard let path = output.path, OutputPlace.collide(input, path) else { continue }
        throw ValidationError(
          "\(output.option) would overwrite the input \(input); use another name.")
      }
    }
    // An invalid path is reported when it is opened.
    let places = outputs.compactMap { output in
      output.path.flatMap { try? OutputPlace($0) }.map { (output: output, place: $0) }
    }
    for (index, one) in places.enumerated() {
      if isPicture(one.place.name) {
        throw Self.sharing(one.output.option, "a picture of --frames")
      }
      for other in places[(index + 1)...] where one.place.collides(with: other.place) {
        if one.output.isLine, other.output.isLine, case .open = other.place.kind { continue }
        throw Self.sharing(one.output.option, other.output.option)
      }
    }
  }

  private static func sharing(_ one: String, _ other: String) -> ValidationError {
    ValidationError("\(one) and \(other) cannot use the same file; change one of them.")
  }

  private func isPicture(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let frames, name.hasPrefix(FramePictures.prefix), name.hasSuffix(FramePictures.ending)
    else { return false }
    return OutputPlace.collide("\(frames)/\(name)", path)
  }
}
