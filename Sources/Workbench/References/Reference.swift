import Canvas
import Controls

/// A picture, film or design that the control on a stage is compared with.
/// spec: docs/spec/measuring.md#references
@MainActor
package enum Reference {
  case picture(ReferencePicture)
  case film(ReferenceFilm)
  case design(StageMirror)

  var name: String { mirror?.title ?? picture?.name ?? "" }

  /// The picture, or the shown frame of the film; `nil` for a design.
  var picture: ReferencePicture? {
    switch self {
    case .picture(let picture): picture
    case .film(let film): film.picture
    case .design: nil
    }
  }

  var film: ReferenceFilm? {
    if case .film(let film) = self { film } else { nil }
  }

  var mirror: StageMirror? {
    if case .design(let mirror) = self { mirror } else { nil }
  }

  /// The pixels that a control is compared on.
  func canvas(for control: Control) -> ReferenceCanvas {
    if let picture { return picture.canvas }
    let (one, other) = (control.frame.size, mirror?.control.frame.size ?? .zero)
    return ReferenceCanvas(
      around: Size(max(one.width, other.width), max(one.height, other.height)))
  }
}

/// The way in which a reference is shown. spec: docs/spec/measuring.md#references
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
