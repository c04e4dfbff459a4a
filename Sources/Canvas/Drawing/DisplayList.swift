/// Recorded painting commands, in points relative to the list's origin, independent of the scale.
package struct DisplayList: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case fill(RoundedRectangle, Color, within: RoundedRectangle?)
    case strokeInside(RoundedRectangle, width: Double, Color)
    case shadow(Shadow, RoundedRectangle, within: RoundedRectangle?)
    case raised(RoundedRectangle, Color, ShadowPair)
    case path(Path, at: Point, Color)
    case stroke(Path, at: Point, Stroke, Color)
    case aligned(Rect, Color)
    case text(Text, at: Point, Color)
    case image(Image, in: Rect, Color?)
    case group(opacity: Double, DisplayList)
    case clip(Rect, DisplayList)
    case pathClip(Path, at: Point, DisplayList)
    case lens(RoundedRectangle, Lens, DisplayList)
  }

  package internal(set) var commands: [Command] = []

  package init() {}

  package var isEmpty: Bool { commands.isEmpty }

  /// Paints the list at an origin, within a clip of the painter.
  package func replay(
    on painter: any Painter, at origin: Point, clip: Rect? = nil, text: any TextMeasuring
  ) {
    func paint() { replay(on: painter, PaintTransform(shift: origin), text: text) }
    if let clip { painter.clip(to: clip, paint) } else { paint() }
  }

  package func replay(on painter: any Painter, _ placed: PaintTransform, text: any TextMeasuring) {
    func paint(_ list: DisplayList) { list.replay(on: painter, placed, text: text) }
    for command in commands {
      switch command {
      case .fill(let shape, let color, let outline):
        painter.fill(placed(shape), color: color, within: outline.map { placed($0) })
      case .strokeInside(let shape, let width, let color):
        painter.strokeInside(placed(shape), width: width * placed.factor, color: color)
      case .shadow(let shadow, let shape, let outline):
        painter.drawShadow(placed(shadow), of: placed(shape), within: outline.map { placed($0) })
      case .raised(let shape, let color, let shadows):
        let shadows = ShadowPair(soft: placed(shadows.soft), contact: placed(shadows.contact))
        painter.fill(placed(shape), color: color, casting: shadows)
      case .path(let path, let place, let color):
        painter.fill(placed(path), at: placed(place), color: color)
      case .stroke(let path, let place, let stroke, let color):
        painter.stroke(placed(path), at: placed(place), placed(stroke), color: color)
      case .aligned(let rect, let color): painter.fillAligned(placed(rect), color: color)
      case .text(let line, let place, let color):
        painter.draw(placed(line, measuredBy: text), at: placed(place), color: color)
      case .image(let image, let rect, let color):
        painter.draw(image, in: placed(rect), color: color)
      case .group(let opacity, let list):
        let bounds = { (scale: Double) -> PixelRect? in
          let placement = Placement(origin: placed.shift, scale: scale)
          return placed.onlyShifts ? list.bounds(at: placement, text: text) : nil
        }
        painter.group(opacity: opacity, bounds: bounds) { paint(list) }
      case .clip(let rect, let list): painter.clip(to: placed(rect)) { paint(list) }
      case .pathClip(let path, let place, let list):
        painter.clip(to: placed(path), at: placed(place)) { paint(list) }
      case .lens(let shape, let lens, let list):
        painter.lens(placed(shape), placed(lens)) { paint(list) }
      }
    }
  }
}
