extension DisplayList {
  /// Where a list is painted: everything its pixels depend on besides its commands.
  public struct Placement: Hashable, Sendable {
    /// The list's origin in the window, pt.
    public var origin: Point

    /// Pixels a point.
    public var scale: Double

    public init(origin: Point, scale: Double) {
      self.origin = origin
      self.scale = scale
    }
  }

  /// Every pixel that the list may touch.
  public func bounds(at placement: Placement, text: any TextMeasuring) -> PixelRect {
    bounds(at: placement.origin, scale: placement.scale, text: text)
  }

  func bounds(at origin: Point, scale: Double, text: any TextMeasuring) -> PixelRect {
    commands.reduce(.zero) { $0.union($1.bounds(at: origin, scale: scale, text: text)) }
  }

  /// Adds to a region the pixels that look different from what another list painted at the same
  /// place.
  public func addDamage(
    since old: DisplayList, at placement: Placement, text: any TextMeasuring,
    to region: inout Region
  ) {
    var (head, oldTail, newTail) = (0, old.commands.count, commands.count)
    if oldTail != newTail {
      // Something was added or removed: what both lists begin and end with is unchanged.
      while head < min(oldTail, newTail), old.commands[head] == commands[head] { head += 1 }
      while oldTail > head, newTail > head, old.commands[oldTail - 1] == commands[newTail - 1] {
        oldTail -= 1
        newTail -= 1
      }
    }
    for index in head..<max(oldTail, newTail) {
      let before = index < oldTail ? old.commands[index] : nil
      let after = index < newTail ? commands[index] : nil
      if before == after { continue }
      if let before, let after, before.looksSame(as: after, at: placement) { continue }
      if case .group(let oldOpacity, let oldList) = before,
        case .group(let newOpacity, let newList) = after, oldOpacity == newOpacity
      {
        newList.addDamage(since: oldList, at: placement, text: text, to: &region)
        continue
      }
      if let strip = Self.movedEdge(from: before, to: after) {
        region.add(strip.bounds(at: placement.origin, scale: placement.scale, text: text))
        continue
      }
      for command in [before, after] {
        if let command {
          region.add(command.bounds(at: placement.origin, scale: placement.scale, text: text))
        }
      }
    }
  }
}

extension DisplayList {
  /// What lies between the old and the new end of a bar that became longer or shorter, such as the
  /// filled part of a slider's track; nil if more than one end changed.
  private static func movedEdge(from before: Command?, to after: Command?) -> Command? {
    guard case .fill(let old, let color, let outline) = before,
      case .fill(let new, let newColor, let newOutline) = after,
      color == newColor, outline == newOutline, old.radius == 0, new.radius == 0,
      old.rect.minY == new.rect.minY, old.rect.height == new.rect.height
    else { return nil }
    func strip(_ a: Double, _ b: Double) -> Command {
      let rect = Rect(minX: min(a, b), minY: old.rect.minY, maxX: max(a, b), maxY: old.rect.maxY)
      return .fill(RoundedRectangle(rect, radius: 0), color, within: outline)
    }
    if old.rect.minX == new.rect.minX { return strip(old.rect.maxX, new.rect.maxX) }
    if old.rect.maxX == new.rect.maxX { return strip(old.rect.minX, new.rect.minX) }
    return nil
  }
}

extension DisplayList.Command {
  /// Whether two commands that differ by less than the pixel grid paint the same pixels.
  func looksSame(as other: Self, at placement: DisplayList.Placement) -> Bool {
    let (origin, scale) = (placement.origin, placement.scale)
    func device(
      _ shape: RoundedRectangle?, _ offset: Point = .zero, stride: Int = 1
    ) -> DeviceShape? {
      shape.map {
        DeviceShape($0.offset(by: origin), scale: scale, offset: offset, stride: stride)
      }
    }
    switch (self, other) {
    case (.fill(let shape, let color, let outline), .fill(let shape2, let color2, let outline2)):
      return color == color2 && device(shape) == device(shape2)
        && device(outline) == device(outline2)
    case (
      .shadow(let shadow, let shape, let outline), .shadow(let shadow2, let shape2, let outline2)
    ):
      let stride = DeviceShape.shadowStride
      return shadow == shadow2
        && device(shape, shadow.offset, stride: stride)
          == device(shape2, shadow2.offset, stride: stride)
        && device(outline) == device(outline2)
    case (.aligned(let rect, let color), .aligned(let rect2, let color2)):
      return color == color2
        && PixelRect(aligning: rect.offset(by: origin), scale: scale)
          == PixelRect(aligning: rect2.offset(by: origin), scale: scale)
    default:
      return false
    }
  }

  /// Every pixel that the command may touch.
  func bounds(at origin: Point, scale: Double, text: any TextMeasuring) -> PixelRect {
    switch self {
    case .fill(let shape, let color, let outline):
      if color.alpha <= 0 { return .zero }
      let bounds = DeviceShape(shape.offset(by: origin), scale: scale).bounds
      return bounds.clipped(to: outline, at: origin, scale: scale)
    case .strokeInside(let shape, _, let color):
      if color.alpha <= 0 { return .zero }
      return DeviceShape(shape.offset(by: origin), scale: scale).bounds
    case .shadow(let shadow, let shape, let outline):
      if shadow.color.alpha <= 0 { return .zero }
      let device = DeviceShape(
        shape.offset(by: origin), scale: scale, offset: shadow.offset,
        stride: DeviceShape.shadowStride)
      let sigma = shadow.sigma * scale
      let reach = sigma > 0 ? GaussianBlur.visibleReach(sigma: sigma) : 0
      let bounds = device.bounds
      let grown = PixelRect(
        minX: bounds.minX - reach, minY: bounds.minY - reach,
        maxX: bounds.maxX + reach, maxY: bounds.maxY + reach)
      return grown.clipped(to: outline, at: origin, scale: scale)
    case .path(let path, let place, _):
      let x = Int(((place.x + origin.x) * scale * Double(DeviceShape.steps)).rounded())
      let y = Int(((place.y + origin.y) * scale * Double(DeviceShape.steps)).rounded())
      return MaskBuilder.bounds(of: path, scale: scale).offset(
        x: x.flooredQuotient(DeviceShape.steps), y: y.flooredQuotient(DeviceShape.steps))
    case .aligned(let rect, _):
      return PixelRect(aligning: rect.offset(by: origin), scale: scale)
    case .text(let line, let place, _):
      let ink = PixelRect(covering: text.paintBounds(of: line), scale: scale)
      return ink.offset(
        x: Int(((place.x + origin.x) * scale).rounded()),
        y: Int(((place.y + origin.y) * scale).rounded()))
    case .group(_, let list):
      return list.bounds(at: origin, scale: scale, text: text)
    }
  }
}

extension PixelRect {
  fileprivate func clipped(
    to outline: RoundedRectangle?, at origin: Point, scale: Double
  ) -> PixelRect {
    guard let outline else { return self }
    return intersection(DeviceShape(outline.offset(by: origin), scale: scale).bounds)
  }
}
