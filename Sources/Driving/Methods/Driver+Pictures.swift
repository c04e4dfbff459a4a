import Canvas
import Controls
import Measuring
import Support
import Workbench

/// The part of the scene that a picture shows.
struct PictureRequest {
  /// `nil` for the whole scene.
  var target: Target?
  /// In points.
  var margin: Double
  /// Pixels per point; `nil` for the scene's.
  var scale: Double?

  init(_ fields: inout JSONFields) throws {
    target = try fields.target("target")
    margin = try fields.positive("margin", upTo: 1000, "points") ?? 0
    scale = try fields.number("scale")
    if let scale, !(0.25...10).contains(scale) { throw fields.failure("scale must be 0.25 to 10") }
    if target == nil, margin > 0 { throw fields.failure("margin needs a target") }
  }
}

extension Driver {
  /// Records a picture of the present; as PNG at the scene's scale, it has what is in motion.
  func record(_ request: PictureRequest, as format: PictureFormat) throws -> VectorPicture {
    let scale = request.scale ?? scene.scale
    var area = Rect(origin: .zero, size: scene.size)
    if let target = request.target {
      var element = try element(target)
      // Nothing is painted out of sight.
      if !element.states.contains(.showing) { element = try revealed(element) }
      area = element.frame.outset(by: Insets(request.margin))
    }
    try PictureSize.check(area.size, scale: scale, advice: "reduce the scale or the margin")
    if format == .png, scale == scene.scale { return scene.shownPicture(of: area, text: text) }
    defer { session.showFrame() }
    return scene.picture(of: area, scale: scale, text: text)
  }

  func compare(_ request: PictureRequest, with path: String) throws -> Plan.Result {
    let theme = session.environment.theme
    let recorded = try record(request, as: .png)
    return .recorded { text in
      let reference: ComparedPicture
      do {
        reference = try ComparedPicture(path: path, theme: theme, from: .file)
      } catch { throw DriveError(error, code: .file) }
      let picture = try ComparedPicture(
        png: recorded.bitmap(text: text).png(), name: "the picture", theme: theme)
      if (picture.width, picture.height) != (reference.width, reference.height) {
        throw DriveError.invalid(
          "\(path) is \(reference.width) x \(reference.height) px and the picture is "
            + "\(picture.width) x \(picture.height) px; give the target, margin and scale of the "
            + "file, or name it by its scale, such as switch@2x.png")
      }
      var options = ComparisonOptions()
      options.theme = theme
      return .object(try PictureComparison(of: picture, with: reference, options).members)
    }
  }
}

extension VectorPicture {
  /// The bytes of a file and the size of its picture, in pixels for PNG and in points otherwise.
  func file(as format: PictureFormat, text: TextEngine) throws -> (bytes: [UInt8], size: Size) {
    switch format {
    case .png:
      let bitmap = try bitmap(text: text)
      return (try bitmap.png(), Size(Double(bitmap.width), Double(bitmap.height)))
    case .svg: return (svg(text: text), size)
    case .pdf: return (try pdf(text: text), size)
    }
  }
}

extension Size {
  /// Width and height, as integers if they are whole.
  var json: JSON {
    .array([width, height].map { Int(exactly: $0).map { .integer($0) } ?? .number($0) })
  }
}
