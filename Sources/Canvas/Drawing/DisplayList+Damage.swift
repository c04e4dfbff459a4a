extension DisplayList {
  /// The placement of a list: all that its pixels depend on besides the commands.
  package struct Placement: Hashable, Sendable {
    package var origin: Point
    package var scale: Double
    /// The clip in the window, in pixels; `nil` for none.
    package var clip: PixelRect?

    package init(origin: Point, scale: Double, clip: PixelRect? = nil) {
      (self.origin, self.scale, self.clip) = (origin, scale, clip)
    }

    package func visible(_ area: PixelRect) -> PixelRect {
      guard let clip else { return area }
      return area.intersection(clip)
    }

    /// The placement with an additional clip, in points of the list.
    func clipped(to rect: Rect) -> Placement {
      let pixels = PixelRect(roundingEdgesOf: rect.offset(by: origin), scale: scale)
      return Placement(origin: origin, scale: scale, clip: visible(pixels))
    }

    fileprivate func device(_ shape: RoundedRectangle) -> DeviceShape {
      DeviceShape(shape.offset(by: origin), scale: scale)
    }

    fileprivate func mask(_ shadow: Shadow, of shape: RoundedRectangle) -> MaskKey {
      MaskKey(shadow, of: shape.offset(by: origin), scale: scale)
    }
  }

  /// The pixels that the list may touch without the placement's clip.
  package func bounds(at placement: Placement, text: any TextMeasuring) -> PixelRect {
    commands.reduce(.zero) { $0.union($1.bounds(at: placement, text: text)) }
  }

  package func addDamage(
    since old: DisplayList, at placement: Placement, text: any TextMeasuring,
    to region: inout Region
  ) {
    var (head, oldTail, newTail) = (0, old.commands.count, commands.count)
    if oldTail != newTail { (head, oldTail, newTail) = changedPart(since: old) }
    for index in head..<max(oldTail, newTail) {
      if index >= newTail {
        old.commands[index].addBounds(at: placement, text: text, to: &region)
      } else if index >= oldTail {
        commands[index].addBounds(at: placement, text: text, to: &region)
      } else {
        commands[index].addDamage(
          since: old.commands[index], at: placement, text: text, to: &region)
      }
    }
  }
}

extension DisplayList.Command {
  fileprivate func addBounds(
    at placement: DisplayList.Placement, text: any TextMeasuring, to region: inout Region
  ) {
    region.add(placement.visible(bounds(at: placement, text: text)))
  }

  /// Adds the part that changed, or all of both commands.
  fileprivate func addDamage(
    since before: Self, at placement: DisplayList.Placement, text: any TextMeasuring,
    to region: inout Region
  ) {
    if self == before || before.looksSame(as: self, at: placement, text: text) { return }
    switch (before, self) {
    case (.group(let oldOpacity, let old), .group(let opacity, let new)) where opacity == oldOpacity:
      return new.addDamage(since: old, at: placement, text: text, to: &region)
    case (.pathClip(let oldPath, let oldPlace, let old), .pathClip(let path, let place, let new))
    where path == oldPath && place == oldPlace:
      return new.addDamage(since: old, at: placement, text: text, to: &region)
    case (.clip(let oldRect, let old), .clip(let rect, let new)):
      let inner = placement.clipped(to: rect)
      if inner == placement.clipped(to: oldRect) {
        return new.addDamage(since: old, at: inner, text: text, to: &region)
      }
    default: break
    }
    if let strip = Self.movedEdge(from: before, to: self) {
      return strip.addBounds(at: placement, text: text, to: &region)
    }
    before.addBounds(at: placement, text: text, to: &region)
    addBounds(at: placement, text: text, to: &region)
  }

  /// The difference of two bars of which one end moved, such as a slider's fill; `nil` otherwise.
  private static func movedEdge(from before: Self, to after: Self) -> Self? {
    guard case .fill(let old, let color, let outline) = before,
      case .fill(let new, let newColor, let newOutline) = after,
      color == newColor, outline == newOutline, old.radius == 0, new.radius == 0,
      old.rect.minY == new.rect.minY, old.rect.height == new.rect.height
    else { return nil }
    func strip(_ a: Double, _ b: Double) -> Self {
      let rect = Rect(minX: min(a, b), minY: old.rect.minY, maxX: max(a, b), maxY: old.rect.maxY)
      return .fill(RoundedRectangle(rect, radius: 0), color, within: outline)
    }
    if old.rect.minX == new.rect.minX { return strip(old.rect.maxX, new.rect.maxX) }
    if old.rect.maxX == new.rect.maxX { return strip(old.rect.minX, new.rect.minX) }
    return nil
  }

  /// Whether two different commands paint the same pixels, because they differ by less than a step.
  private func looksSame(
    as other: Self, at placement: DisplayList.Placement, text: any TextMeasuring
  ) -> Bool {
    var hasSameBounds: Bool {
      bounds(at: placement, text: text) == other.bounds(at: placement, text: text)
    }
    func areSame(_ shape: RoundedRectangle?, _ shape2: RoundedRectangle?) -> Bool {
      shape.map(placement.device) == shape2.map(placement.device)
    }
    func areSame(_ shadow: Shadow, of shape: RoundedRectangle, _ shape2: RoundedRectangle) -> Bool {
      placement.mask(shadow, of: shape) == placement.mask(shadow, of: shape2)
    }
    switch (self, other) {
    case (.fill(let shape, let color, let outline), .fill(let shape2, let color2, let outline2)):
      return color == color2 && areSame(shape, shape2) && areSame(outline, outline2)
    case (
      .shadow(let shadow, let shape, let outline), .shadow(let shadow2, let shape2, let outline2)
    ):
      return shadow == shadow2 && areSame(shadow, of: shape, shape2) && areSame(outline, outline2)
    case (.raised(let shape, let color, let shadows), .raised(let shape2, let color2, let shadows2)):
      return color == color2 && shadows == shadows2 && areSame(shape, shape2)
        && areSame(shadows.soft, of: shape, shape2) && areSame(shadows.contact, of: shape, shape2)
    case (.aligned(_, let color), .aligned(_, let color2)): return color == color2 && hasSameBounds
    case (.image(let image, _, let color), .image(let image2, _, let color2)):
      return image == image2 && (color == color2 || !image.isTemplate) && hasSameBounds
    case (.lens(let shape, let lens, let list), .lens(let shape2, let lens2, let list2)):
      return lens == lens2 && list == list2 && areSame(shape, shape2)
    default: return false
    }
  }

  func bounds(at placement: DisplayList.Placement, text: any TextMeasuring) -> PixelRect {
    let (origin, scale) = (placement.origin, placement.scale)
    func pixels(_ shape: RoundedRectangle) -> PixelRect { placement.device(shape).bounds }
    func pixels(_ shadow: Shadow, of shape: RoundedRectangle) -> PixelRect {
      shadow.color.alpha <= 0 ? .zero : placement.mask(shadow, of: shape).bounds
    }
    func clipped(_ bounds: PixelRect, to outline: RoundedRectangle?) -> PixelRect {
      outline.map { bounds.intersection(pixels($0)) } ?? bounds
    }
    switch self {
    case .fill(let shape, let color, let outline):
      return color.alpha <= 0 ? .zero : clipped(pixels(shape), to: outline)
    case .strokeInside(let shape, _, let color): return color.alpha <= 0 ? .zero : pixels(shape)
    case .shadow(let shadow, let shape, let outline):
      return clipped(pixels(shadow, of: shape), to: outline)
    case .raised(let shape, let color, let shadows):
      return (color.alpha > 0 ? pixels(shape) : .zero)
        .union(pixels(shadows.soft, of: shape)).union(pixels(shadows.contact, of: shape))
    case .path(let path, let place, _):
      return PathKey.bounds(of: path, at: place + origin, scale: scale)
    case .stroke(let path, let place, let stroke, _):
      return PathKey.bounds(of: path, stroke, at: place + origin, scale: scale)
    case .pathClip(let path, let place, let list):
      return list.bounds(at: placement, text: text).intersection(
        PathKey.bounds(of: path, at: place + origin, scale: scale))
    case .aligned(let rect, _): return PixelRect(aligning: rect.offset(by: origin), scale: scale)
    case .text(let line, let place, _):
      let ink = PixelRect(covering: text.paintBounds(of: line), scale: scale)
      return ink.offset(
        x: Int(rounding: (place.x + origin.x) * scale),
        y: Int(rounding: (place.y + origin.y) * scale))
    case .image(let image, let rect, let color):
      if image.isTemplate, let color, color.alpha <= 0 { return .zero }
      let place = PixelRect(roundingEdgesOf: rect.offset(by: origin), scale: scale)
      return place.isEmpty ? .zero : place
    case .group(_, let list): return list.bounds(at: placement, text: text)
    case .clip(let rect, let list):
      return list.bounds(at: placement, text: text).intersection(
        PixelRect(roundingEdgesOf: rect.offset(by: origin), scale: scale))
    case .lens(let shape, _, _): return pixels(shape)
    }
  }
}
