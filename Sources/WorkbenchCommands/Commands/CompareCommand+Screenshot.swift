import ArgumentParser
import Canvas
import Controls
import Measuring
import Support
import Workbench

/// Controls in whole screenshots. spec: docs/spec/recordings.md#a-whole-screenshot
extension CompareCommand {
  /// The scale that is given; `nil` if it has to be found.
  private var givenScale: Double? {
    picture.environment.values["scale"] == nil && ComparedPicture.scale(ofName: reference) == nil
      ? nil : settings.scale
  }

  private var findsTheme: Bool { picture.environment.values["theme"] == PropertyValue.none }

  /// The comparison of a painted control with its picture in the reference.
  @MainActor
  func comparison(
    with image: ComparedPicture, paintedAs name: String
  ) throws -> PictureComparison {
    var command = self
    var image = image
    var isPart = false
    if let crop {
      let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
      guard whole.contains(crop.rect) else {
        throw ValidationError(
          "--crop must lie inside of the reference, which is \(image.width) x \(image.height) px.")
      }
      let isSearched = if case .control = subject { givenScale == nil } else { false }
      let found = try isSearched ? best(in: image.cut(to: crop.rect)) : nil
      if let found { command.picture.environment.set(.scale, to: "\(found.scale)") }
      image = try image.cut(to: crop.rect, around: found?.offset(by: crop.rect))
      isPart = true
    } else if case .control = subject, let found = try found(in: image) {
      if givenScale == nil { command.picture.environment.set(.scale, to: "\(found.scale)") }
      image = try image.cut(around: found)
      isPart = true
    }
    let background = image.background
    if findsTheme {
      command.picture.environment.set(.theme, to: ComparedPicture.theme(on: background).rawValue)
    }
    // Around the control, a part has the color of the screenshot.
    command.picture.transparent = isPart || picture.transparent
    let settings = command.settings
    let canvas = Size(
      Self.points(image.width, settings.scale), Self.points(image.height, settings.scale))
    let bytes = try command.bytes(as: .png, on: canvas)
    let painted = try ComparedPicture(
      png: bytes, name: name, over: isPart ? background : settings.theme.backdrop)
    var options = command.options
    options.masks = options.masks.map { $0.offset(x: -image.origin.x, y: -image.origin.y) }
    return try PictureComparison(of: painted, with: image, options)
  }

  /// The place of the control; `nil` for a reference that shows only the control.
  @MainActor
  private func found(in image: ComparedPicture) throws -> FoundControl? {
    let smallest = try searched(scale: scales[0], theme: settings.theme)
    if !image.isWhole(beside: smallest.frame) { return nil }
    let found = try best(in: image)
    guard let found, found.isThere else {
      let best = found.map { found in
        " (best score \(found.score.significantText(2)) at \(found.frame.x), \(found.frame.y) px"
          + (found.hasEnds ? ")" : ", without its ends)")
      }
      throw Failure(
        .differs,
        "cannot find the \(subject.name) in \(image.name)\(best ?? ""); give its state, its width "
          + "(--width), its theme and the scale that it has there, or cut it out with "
          + "--crop X,Y,W,H")
    }
    return found
  }

  private var scales: [Double] { givenScale.map { [$0] } ?? FoundControl.searchedScales }

  /// The place where the control fits best; `nil` if the picture is smaller than it.
  @MainActor
  private func best(in image: ComparedPicture) throws -> FoundControl? {
    let themes = findsTheme ? [Appearance.light, .dark] : [settings.theme]
    return image.search(
      for: try scales.flatMap { scale in
        try themes.map { try searched(scale: scale, theme: $0) }
      })
  }

  @MainActor
  private func searched(scale: Double, theme: Appearance) throws -> SearchedControl {
    var command = self
    if givenScale == nil { command.picture.environment.set(.scale, to: "\(scale)") }
    command.picture.environment.set(.theme, to: theme.rawValue)
    let bytes = try command.bytes(as: .png)
    let picture = try ComparedPicture(png: bytes, name: subject.name, over: theme.backdrop)
    let margin = Int((SnapshotOptions().margin * scale).rounded())
    return picture.searched(
      PixelRect(
        x: margin, y: margin, width: picture.width - 2 * margin,
        height: picture.height - 2 * margin), scale: scale)
  }

  /// The length of a picture, which is rounded up to whole pixels when it is painted.
  private static func points(_ pixels: Int, _ scale: Double) -> Double {
    let length = Double(pixels) / scale
    return (length * scale).rounded(.up) > Double(pixels) ? length.nextDown : length
  }
}
