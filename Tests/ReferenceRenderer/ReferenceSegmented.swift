/// A segmented control without titles. spec: docs/spec/ios-segmented-control.md
public struct ReferenceSegmented: ReferenceControl, Sendable {
  public var count: Int
  public var selection: Int?

  /// In points.
  public var width = 300.0

  /// The segment that is pressed but not selected.
  public var pressedSegment: Int?

  public var isPillPressed = false

  /// Mirrored, the first segment is at the right.
  public var look: ReferenceLook

  /// The selected segments of a multiple selection, in place of `selection`.
  public var selections: Set<Int>?

  /// Height, outer radius, radius of the pill, and height of separators, in points.
  public var metrics = (height: 32.0, radius: 9.0, pillRadius: 7.0, separator: 20.0)

  public init(_ count: Int, selection: Int?, look: ReferenceLook = ReferenceLook()) {
    self.count = count
    self.selection = selection
    self.look = look
  }

  /// The positions at which segments begin and end, in points.
  private var edges: [Double] { (0...count).map { Double($0) * width / Double(count) } }

  /// The first and the last segment of each pill.
  private var runs: [ClosedRange<Int>] {
    let selected = selections ?? Set([selection].compactMap { $0 })
    var runs: [ClosedRange<Int>] = []
    for index in selected.sorted() {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  /// The position of the left edge of a shape, in points, after mirroring.
  private func place(_ x: Double, width shapeWidth: Double) -> Double {
    16 + (look.isMirrored ? width - x - shapeWidth : x)
  }

  public func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture {
    let palette = look.palette
    var canvas = ReferenceCanvas(
      width: width + 32, height: metrics.height + 32, scale: scale, page: palette.page)
    let control = ReferenceShape(
      x: 16, y: 16, width: width, height: metrics.height, radius: metrics.radius,
      isContinuous: true, scale: scale)
    let outline = control.coverage()
    canvas.fill(
      outline, look.isElevated ? palette.segmentedElevatedBackground : palette.segmentedBackground)
    if let pressedSegment {
      let edges = edges
      let segmentWidth = edges[pressedSegment + 1] - edges[pressedSegment]
      let x = place(edges[pressedSegment], width: segmentWidth)
      canvas.fill(
        control.coverage(from: x * scale, to: (x + segmentWidth) * scale), palette.pressedSegment)
    }
    if selections == nil { drawSeparators(on: &canvas, scale: scale) }
    let pills = runs.map { pill(over: $0, scale: scale) }
    for pill in pills {
      for shadow in palette.pillShadows {
        canvas.drawShadow(shadow, of: pill, scale: scale, within: outline, memory: memory)
      }
    }
    for pill in pills {
      canvas.fill(pill.coverage(), palette.pill)
      if isPillPressed { canvas.fill(pill.coverage(), palette.pressedPill) }
    }
    if selections != nil { drawSeparators(on: &canvas, scale: scale) }
    canvas.fade(to: look.isDisabled ? palette.segmentedDisabledAlpha : 1)
    return canvas.picture
  }

  /// The pill, 2 pt inside its segments; scaled to 0.95 if pressed, with the outer edges fixed.
  private func pill(over run: ClosedRange<Int>, scale: Double) -> ReferenceShape {
    let edges = edges
    let (start, end) = (edges[run.lowerBound], edges[run.upperBound + 1])
    let full = (width: end - start - 4, height: metrics.height - 4)
    let factor = isPillPressed ? 0.95 : 1
    let size = (width: full.width * factor, height: full.height * factor)
    let index = run.lowerBound
    let anchor = count == 1 ? 0.5 : index == 0 ? 0 : index == count - 1 ? 1 : 0.5
    let x = start + 2 + (full.width - size.width) * anchor
    return ReferenceShape(
      x: place(x, width: size.width), y: 18 + (full.height - size.height) / 2, width: size.width,
      height: size.height, radius: metrics.pillRadius * factor, isContinuous: true, scale: scale)
  }

  /// Whether there is a separator between two segments: neither has a pill, or both share one.
  private func hasSeparator(after index: Int) -> Bool {
    guard let selections else { return index != selection && index + 1 != selection }
    return selections.contains(index) == selections.contains(index + 1)
  }

  /// The separators, 1 pt wide, on whole device pixels. spec: docs/spec/rendering.md#5.5/3
  private func drawSeparators(on canvas: inout ReferenceCanvas, scale: Double) {
    let edges = edges
    for index in 1..<max(1, count) where hasSeparator(after: index - 1) {
      let x = place(edges[index] - 0.5, width: 1)
      var line = ReferenceShape(
        x: x, y: 16 + (metrics.height - metrics.separator) / 2, width: 1,
        height: metrics.separator, radius: 0, scale: scale)
      line.minX.round(.toNearestOrAwayFromZero)
      line.minY.round(.toNearestOrAwayFromZero)
      line.maxX = line.minX + max(1, scale.rounded(.toNearestOrAwayFromZero))
      line.maxY = line.minY + (metrics.separator * scale).rounded(.toNearestOrAwayFromZero)
      canvas.fill(line.coverage(), look.palette.separator)
    }
  }
}
