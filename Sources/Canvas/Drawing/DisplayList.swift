/// Recorded painting commands, in points relative to the list's origin, independent of the scale.
package struct DisplayList: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    case fill(RoundedRectangle, Color, within: RoundedRectangle?)
    case strokeInside(RoundedRectangle, width: Double, Color)
    case shadow(Shadow, RoundedRectangle, within: RoundedRectangle?)
    case raised(RoundedRectangle, Color, ShadowPair)
    case path(Path, at: Point, Color)
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

  package func replay(on painter: any Painter, at origin: Point, text: any TextMeasuring) {
    func paint(_ list: DisplayList) { list.replay(on: painter, at: origin, text: text) }
    for command in commands {
      switch command {
      case .fill(let shape, let color, let outline):
        painter.fill(
          shape.offset(by: origin), color: color, within: outline?.offset(by: origin))
      case .strokeInside(let shape, let width, let color):
        painter.strokeInside(shape.offset(by: origin), width: width, color: color)
      case .shadow(let shadow, let shape, let outline):
        painter.drawShadow(
          shadow, of: shape.offset(by: origin), within: outline?.offset(by: origin))
      case .raised(let shape, let color, let shadows):
        painter.fill(shape.offset(by: origin), color: color, casting: shadows)
      case .path(let path, let place, let color):
        painter.fill(path, at: place + origin, color: color)
      case .aligned(let rect, let color):
        painter.fillAligned(rect.offset(by: origin), color: color)
      case .text(let line, let place, let color):
        painter.draw(line, at: place + origin, color: color)
      case .image(let image, let rect, let color):
        painter.draw(image, in: rect.offset(by: origin), color: color)
      case .group(let opacity, let list):
        if let painter = painter as? CairoPainter {
          let bounds = list.bounds(at: origin, scale: painter.scale, text: text)
          painter.group(opacity: opacity, in: bounds) { paint(list) }
        } else {
          painter.group(opacity: opacity) { paint(list) }
        }
      case .clip(let rect, let list):
        painter.clip(to: rect.offset(by: origin)) { paint(list) }
      case .pathClip(let path, let place, let list):
        painter.clip(to: path, at: place + origin) { paint(list) }
      case .lens(let shape, let lens, let list):
        painter.lens(shape.offset(by: origin), lens) { paint(list) }
      }
    }
  }
}
