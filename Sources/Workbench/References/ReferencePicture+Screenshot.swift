import Canvas
import Controls
import Measuring

/// The search for the control of a stage in a whole screenshot.
/// spec: docs/spec/recordings.md#a-whole-screenshot
extension ReferencePicture {
  /// The place of a control in the picture; `nil` for a picture that shows only the control.
  ///
  /// The score can be below ``/Measuring/FoundControl/leastScore``.
  @MainActor
  func place(of control: Control, on background: Color) throws -> FoundControl? {
    let named = ComparedPicture.scale(ofName: name).map { [$0] }
    let pictures = try (named ?? FoundControl.searchedScales).map {
      try Self.searched(control, scale: $0, on: background)
    }
    guard let least = pictures.first,
      FoundControl.isWhole(width: canvas.width, height: canvas.height, beside: least.frame)
    else { return nil }
    return ScreenshotSearch(try words(over: background), width: canvas.width).best(of: pictures)
  }

  @MainActor
  private static func searched(
    _ control: Control, scale: Double, on background: Color
  ) throws -> SearchedControl {
    let size = control.frame.size
    let canvas = ReferenceCanvas(around: size, scale: scale)
    let picture = try ControlPicture(canvas)
    _ = picture.show(control, movedBy: PixelOffset(), on: background)
    let origin = canvas.origin(of: size, movedBy: PixelOffset())
    return SearchedControl(
      colors: picture.words, width: canvas.width,
      frame: PixelRect(
        x: Int((origin.x * scale).rounded()), y: Int((origin.y * scale).rounded()),
        width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up))), scale: scale)
  }

  /// The part of the picture with a control in its center.
  func cut(around found: FoundControl, on background: Color) throws -> ReferencePicture {
    let part = found.part(ofWidth: canvas.width, height: canvas.height)
    let rows = try words(over: background).part(part, width: canvas.width)
    let bitmap = try Bitmap(
      width: part.width, height: part.height, bgrx: rows.withUnsafeBytes { [UInt8]($0) },
      bytesPerRow: 4 * part.width)
    return ReferencePicture(bitmap, path: name, scale: found.scale)
  }
}
