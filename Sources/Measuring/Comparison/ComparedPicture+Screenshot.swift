import Canvas
import Controls
import Support

/// Parts of a whole screenshot. spec: docs/spec/recordings.md#a-whole-screenshot
extension ComparedPicture {
  /// Whether the picture has more than four times as many pixels as a box in pixels.
  package func isWhole(beside box: PixelRect) -> Bool {
    FoundControl.isWhole(width: width, height: height, beside: box)
  }

  /// The part of the picture in a rectangle inside of it.
  package func cut(to rect: PixelRect, around found: FoundControl? = nil) throws -> ComparedPicture
  {
    let part = words.part(rect, width: width)
    var picture = try ComparedPicture(part, width: rect.width, name: name, profile: profile)
    picture.found = found
    picture.origin = (rect.minX, rect.minY)
    return picture
  }

  /// The part of the picture with a control in its center.
  package func cut(around found: FoundControl) throws -> ComparedPicture {
    try cut(to: found.part(ofWidth: width, height: height), around: found)
  }

  /// The color at the edge of the picture, as 0xRRGGBB: the median of each channel.
  package var background: UInt32 {
    let columns = (0..<width).flatMap { [words[$0], words[(height - 1) * width + $0]] }
    let rows = (0..<height).flatMap { [words[$0 * width], words[($0 + 1) * width - 1]] }
    let colors = columns + rows
    func median(_ shift: UInt32) -> UInt32 {
      colors.map { $0 >> shift & 0xFF }.sorted()[colors.count / 2] << shift
    }
    return median(16) | median(8) | median(0)
  }

  /// The theme that a background is usual in.
  package static func theme(on background: UInt32) -> Appearance {
    LuminanceField.weighted(background) >> 8 < 128 ? .dark : .light
  }

  /// A picture of a control to look for.
  package func searched(_ frame: PixelRect, scale: Double) -> SearchedControl {
    SearchedControl(colors: words, width: width, frame: frame, scale: scale)
  }

  /// Looks for a control; `nil` if the picture is smaller than it.
  package func search(for controls: [SearchedControl]) -> FoundControl? {
    ScreenshotSearch(words, width: width).best(of: controls)
  }
}

extension [UInt32] {
  /// The colors in a rectangle of a picture, whose colors these are row by row.
  package func part(_ rect: PixelRect, width: Int) -> [UInt32] {
    (rect.minY..<rect.maxY).flatMap { self[($0 * width + rect.minX)..<($0 * width + rect.maxX)] }
  }
}

extension FoundControl {
  /// The scales at which a control is looked for if nothing gives one, in pixels per point.
  /// spec: docs/spec/recordings.md#a-whole-screenshot
  package static let searchedScales = [1.0, 2, 3]

  /// The place in the order of the spec.
  var json: JSON {
    .object([
      .init("frame", .integers([frame.x, frame.y, frame.width, frame.height])),
      .init("scale", .measured(scale)), .init("score", .measured((score * 1000).rounded() / 1000)),
    ])
  }
}
