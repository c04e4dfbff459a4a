import Canvas

/// The operations of animated PNG on the canvas, which is transparent.
extension Bitmap {
  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Shows a frame, whose size is that of its area.
  func blend(_ frame: Bitmap, _ control: FrameControl) {
    let alpha: UInt32 = frame.format == .opaque ? 0xFF00_0000 : 0
    for y in 0..<frame.height {
      let (source, target) = (frame.row(y), row(control.area.y + y) + control.area.x)
      for x in 0..<frame.width {
        let color = source[x] | alpha
        target[x] =
          control.blending == .source || color >> 24 == 255 ? color : Self.over(color, target[x])
      }
    }
    pixelsChanged()
  }

  /// A premultiplied color over another one.
  private static func over(_ color: UInt32, _ under: UInt32) -> UInt32 {
    let rest = 255 - color >> 24
    return [0, 8, 16, 24].reduce(0) { result, shift in
      let level = (under >> shift & 0xFF) * rest
      return result | min(255, (color >> shift & 0xFF) + (level + 127) / 255) << shift
    }
  }

  /// Shows another canvas of the same size; `nil` is a clear one.
  func replace(by other: Bitmap?) {
    for y in 0..<height {
      if let other {
        row(y).update(from: other.row(y), count: width)
      } else {
        row(y).update(repeating: 0, count: width)
      }
    }
    pixelsChanged()
  }

  /// Removes a frame as its control says; `before` is the canvas before it.
  func dispose(_ control: FrameControl, before: Bitmap?) {
    if control.disposal == .none { return }
    let area = control.area
    for y in area.y..<area.maxY {
      if control.disposal == .previous, let before {
        (row(y) + area.x).update(from: before.row(y) + area.x, count: area.width)
      } else {
        (row(y) + area.x).update(repeating: 0, count: area.width)
      }
    }
    pixelsChanged()
  }
}
