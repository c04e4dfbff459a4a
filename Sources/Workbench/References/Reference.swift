import Canvas
import Controls

/// A picture, film or design that the control on a stage is compared with.
/// spec: measuring, references
///
/// The pixels of a reference may change in each frame, as those of the other design do.
@MainActor
enum Reference {
  case file(ReferenceFile)
  case design(StageMirror)

  var name: String {
    switch self {
    case .file(let file): file.picture.name
    case .design(let mirror): mirror.title
    }
  }

  var mirror: StageMirror? {
    if case .design(let mirror) = self { mirror } else { nil }
  }

  /// The picture or film; `nil` for a design.
  var file: ReferenceFile? {
    if case .file(let file) = self { file } else { nil }
  }

  var film: ReferenceFilm? { file?.film }

  /// The pixels that a control is compared on.
  func canvas(for control: Control) -> ReferenceCanvas {
    switch self {
    case .file(let file): return file.picture.canvas
    case .design(let mirror):
      let (one, other) = (control.frame.size, mirror.control.frame.size)
      return ReferenceCanvas(
        around: Size(max(one.width, other.width), max(one.height, other.height)))
    }
  }
}

/// The way in which a reference is shown. spec: measuring, references
package enum ReferenceMode: String, CaseIterable, Sendable {
  case overlay, divider, difference, beside

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var digit: Character { Character("\((Self.allCases.firstIndex(of: self) ?? 0) + 1)") }
}

/// The place of a control on a stage, and of the reference that is compared with it.
struct ReferencePlace: Hashable {
  /// The top left corner of the control, in points of the stage.
  var control: Point
  var controlSize: Size
  var magnification: Double
  /// The part of the stage for the reference, and the distance from the control to the reference.
  var room: Rect
  var distance = Point.zero
}
