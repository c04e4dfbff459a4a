/// A segmented control without titles at rest, with 16 pt around it. spec: ios-segmented-control
public struct ReferenceSegmented: Sendable {
  public enum Separators: Sendable {
    /// On whole device pixels. spec: rendering, 5.5, 3
    case snapped
    /// Where they are, to a fraction of a pixel, as in the given pictures.
    case straddling
  }

  public var count: Int
  public var selection: Int?

  /// pt.
  public var width = 300.0

  /// Pressed but not selected.
  public var pressedSegment: Int?

  public var isPillPressed = false
  public var isDisabled = false
  public var isElevated = false

  /// The first segment is at the right.
  public var isMirrored = false

  public var separators = Separators.snapped
  public var palette = ReferencePalette.light

  public init(_ count: Int, selection: Int?) {
    self.count = count
    self.selection = selection
  }

  private var segmentWidth: Double { width / Double(count) }

  /// From the left or, mirrored, from the right edge to the place of a shape's left edge, pt.
  private func place(_ x: Double, width shapeWidth: Double) -> Double {
    16 + (isMirrored ? width - x - shapeWidth : x)
  }

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - memory: shadows that other pictures have already needed.
  public func picture(
    scale: Double, memory: ReferenceMemory = ReferenceMemory()
  ) -> ReferencePicture {
    var canvas = ReferenceCanvas(width: width + 32, height: 64, scale: scale, page: palette.page)
    let control = ReferenceShape(
      x: 16, y: 16, width: width, height: 32, radius: 9, isContinuous: true, scale: scale)
    let outline = control.coverage()
    canvas.fill(
      outline, isElevated ? palette.segmentedElevatedBackground : palette.segmentedBackground)
    if let pressedSegment {
      let x = place(Double(pressedSegment) * segmentWidth, width: segmentWidth)
      canvas.fill(
        control.coverage(from: x * scale, to: (x + segmentWidth) * scale),
        palette.pressedSegment)
    }
    drawSeparators(on: &canvas, scale: scale)
    if let selection {
      let pill = pill(at: selection, scale: scale)
      for shadow in palette.pillShadows {
        canvas.drawShadow(shadow, of: pill, scale: scale, within: outline, memory: memory)
      }
      canvas.fill(pill.coverage(), palette.pill)
      if isPillPressed { canvas.fill(pill.coverage(), palette.pressedPill) }
    }
    canvas.fade(to: isDisabled ? palette.segmentedDisabledAlpha : 1)
    return canvas.picture
  }

  /// The pill 2 pt inside its segment; pressed, 0.95 of that, held at the control's outer edges.
  private func pill(at index: Int, scale: Double) -> ReferenceShape {
    let full = (width: segmentWidth - 4, height: 28.0)
    let factor = isPillPressed ? 0.95 : 1
    let size = (width: full.width * factor, height: full.height * factor)
    let anchor = count == 1 ? 0.5 : index == 0 ? 0 : index == count - 1 ? 1 : 0.5
    let x = Double(index) * segmentWidth + 2 + (full.width - size.width) * anchor
    return ReferenceShape(
      x: place(x, width: size.width), y: 18 + (full.height - size.height) / 2, width: size.width,
      height: size.height, radius: 7 * factor, isContinuous: true, scale: scale)
  }

  /// 1 pt by 20 pt between unselected segments.
  private func drawSeparators(on canvas: inout ReferenceCanvas, scale: Double) {
    for index in 1..<max(1, count) where index - 1 != selection && index != selection {
      let x = place(Double(index) * segmentWidth - 0.5, width: 1)
      var line = ReferenceShape(
        x: x, y: 22, width: 1, height: 20, radius: 0, scale: scale)
      if separators == .snapped {
        line.minX.round(.toNearestOrAwayFromZero)
        line.minY.round(.toNearestOrAwayFromZero)
        line.maxX = line.minX + max(1, scale.rounded(.toNearestOrAwayFromZero))
        line.maxY = line.minY + (20 * scale).rounded(.toNearestOrAwayFromZero)
      }
      canvas.fill(line.coverage(), palette.separator)
    }
  }
}
