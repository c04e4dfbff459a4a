import Controls
import ControlsTesting

@testable import Canvas

/// A generator of random commands of every kind except text.
struct RandomScene {
  var random: SeededGenerator
  let width: Double
  let height: Double

  init(seed: Int, width: Double = 40, height: Double = 30) {
    random = SeededGenerator(seed: seed)
    self.width = width
    self.height = height
  }

  mutating func list(count: Int, depth: Int = 2) -> DisplayList {
    var list = DisplayList()
    for _ in 0..<count { list.commands.append(command(depth: depth)) }
    return list
  }

  mutating func command(depth: Int = 2) -> DisplayList.Command {
    switch random.int(in: 0...16) {
    case 0...2: return .fill(shape(), color(), within: outline())
    case 3: return .strokeInside(shape(), width: random.number(in: 0.2...3), color())
    case 4, 5: return .shadow(shadow(), shape(), within: outline())
    case 6:
      if random.chance(oneIn: 2) { return .path(path(), at: place(), color()) }
      let stroke = Stroke(
        width: random.number(in: 0.3...2), cap: random.pick([.butt, .round]),
        join: random.pick([.miter, .round]))
      return .stroke(path(), at: place(), stroke, color())
    case 7: return .aligned(rect(), color())
    case 13, 14: return .image(image(), in: rect(), random.chance(oneIn: 4) ? nil : color())
    case 8, 9: return .raised(shape(), color(), ShadowPair(soft: shadow(), contact: shadow()))
    case 15:
      let content = list(count: random.int(in: 1...3), depth: max(0, depth - 1))
      return .lens(shape(), lens(), content)
    case 16:
      if depth == 0 { return .path(path(), at: place(), color()) }
      let content = list(count: random.int(in: 1...3), depth: depth - 1)
      return .pathClip(path().scaled(by: 3), at: place(), content)
    case 10:
      if depth == 0 { return .fill(shape(), color(), within: outline()) }
      return .clip(clipRect(), list(count: random.int(in: 0...3), depth: depth - 1))
    default:
      if depth == 0 { return .aligned(rect(), color()) }
      return .group(
        opacity: random.number(in: 0...1), list(count: random.int(in: 0...3), depth: depth - 1))
    }
  }

  mutating func changed(_ command: DisplayList.Command) -> DisplayList.Command {
    let step = Point(random.number(in: -0.6...0.6), random.number(in: -0.6...0.6))
    switch command {
    case .fill(let shape, let old, let outline):
      if random.chance(oneIn: 3) { return .fill(shape, color(), within: outline) }
      if let outline, random.chance(oneIn: 2) {
        return .fill(shape, old, within: outline.offset(by: step))
      }
      if random.chance(oneIn: 3) {
        // A bar that changes length, like the track of a slider.
        var longer = shape
        longer.rect.size.width += random.number(in: 0...4)
        let moved = random.chance(oneIn: 2) ? outline?.offset(by: step) : outline
        return .fill(longer, old, within: moved)
      }
      return .fill(shape.offset(by: step), old, within: outline)
    case .strokeInside(let shape, let width, let color):
      return .strokeInside(shape, width: width + random.number(in: 0.01...0.5), color)
    case .shadow(var shadow, let shape, let outline):
      if random.chance(oneIn: 3) { return .shadow(shadow, shape.offset(by: step), within: outline) }
      if let outline, random.chance(oneIn: 2) {
        return .shadow(shadow, shape, within: outline.offset(by: step))
      }
      shadow.blur += random.number(in: 0.01...1)
      return .shadow(shadow, shape, within: outline)
    case .raised(let shape, let old, var shadows):
      if random.chance(oneIn: 3) { return .raised(shape.offset(by: step), old, shadows) }
      if random.chance(oneIn: 2) { return .raised(shape, color(), shadows) }
      shadows.contact.offset = shadows.contact.offset + step
      return .raised(shape, old, shadows)
    case .path(let path, let place, let color): return .path(path, at: place + step, color)
    case .stroke(let path, let place, let stroke, let color):
      return .stroke(path, at: place + step, stroke, color)
    case .aligned(let rect, let color): return .aligned(rect.offset(by: step), color)
    case .text: return command
    case .image(let old, let rect, let tint):
      if random.chance(oneIn: 3) { return .image(image(), in: rect, tint) }
      if random.chance(oneIn: 3) { return .image(old, in: rect, color()) }
      return .image(old, in: rect.offset(by: step), tint)
    case .group(let opacity, var list):
      if random.chance(oneIn: 3) { return .group(opacity: random.number(in: 0...1), list) }
      mutate(&list)
      return .group(opacity: opacity, list)
    case .clip(let rect, var list):
      if random.chance(oneIn: 3) { return .clip(rect.offset(by: step), list) }
      mutate(&list)
      return .clip(rect, list)
    case .pathClip(let path, let place, var list):
      if random.chance(oneIn: 3) { return .pathClip(path, at: place + step, list) }
      mutate(&list)
      return .pathClip(path, at: place, list)
    case .lens(let shape, let old, var list):
      if random.chance(oneIn: 3) { return .lens(shape.offset(by: step), old, list) }
      if random.chance(oneIn: 2) { return .lens(shape, lens(), list) }
      mutate(&list)
      return .lens(shape, old, list)
    }
  }

  /// A clip that usually shows a large part of the picture.
  private mutating func clipRect() -> Rect {
    let origin = Point(random.number(in: -4...(width / 2)), random.number(in: -4...(height / 2)))
    return Rect(origin.x, origin.y, random.number(in: 0...width), random.number(in: 0...height))
  }

  mutating func mutate(_ list: inout DisplayList) {
    let count = list.commands.count
    if count == 0 || random.chance(oneIn: 4) {
      list.commands.insert(command(depth: 1), at: random.int(in: 0...count))
      return
    }
    let index = random.int(in: 0...(count - 1))
    switch random.int(in: 0...4) {
    case 0: list.commands.remove(at: index)
    case 1: list.commands.swapAt(index, random.int(in: 0...(count - 1)))
    default: list.commands[index] = changed(list.commands[index])
    }
  }

  mutating func image() -> Image {
    let (width, height) = (random.int(in: 1...9), random.int(in: 1...9))
    let seed = UInt32(random.int(in: 0...2))
    let words = (0..<(width * height)).map { place -> UInt32 in
      let alpha = (UInt32(place) &* 37 &+ seed &* 91) & 0xFF
      return alpha << 24 | (alpha / 2) << 16 | (alpha / (seed + 1)) << 8 | alpha / 3
    }
    var image = Image(width: width, scale: random.pick([1, 1.5, 2]), words: words)
    image.isTemplate = random.chance(oneIn: 3)
    if random.chance(oneIn: 2) { image.capInsets = Insets(random.pick([0, 0.5, 1, 3, 20])) }
    return image
  }

  mutating func color() -> Color {
    let alpha = random.pick([0, 0.12, 0.5, random.number(in: 0...1), 1])
    return Color(
      red: random.number(in: 0...1), green: random.number(in: 0...1),
      blue: random.number(in: 0...1), alpha: alpha)
  }

  mutating func place() -> Point {
    Point(random.number(in: -4...(width - 6)), random.number(in: -4...(height - 6)))
  }

  mutating func rect() -> Rect {
    let origin = place()
    let limit = random.pick([1.5, 6, 30])
    return Rect(origin.x, origin.y, random.number(in: 0...limit), random.number(in: 0...limit))
  }

  mutating func shape() -> RoundedRectangle {
    let curve: CornerCurve = random.chance(oneIn: 2) ? .circular : .continuous
    return RoundedRectangle(rect(), radius: random.pick([0, 0.4, 3, 7, 40]), curve: curve)
  }

  private mutating func outline() -> RoundedRectangle? { random.chance(oneIn: 3) ? shape() : nil }

  private mutating func shadow() -> Shadow {
    Shadow(
      offset: Point(random.pick([0, 0.3, -1]), random.pick([0, 0.5, 3])),
      blur: random.pick([0, 0.6, 1, 2.5, 4]), color: color())
  }

  private mutating func lens() -> Lens {
    Lens(
      bezel: random.pick([0, 0.4, 3, 20]), amount: random.pick([0, 0.5, 6, 100]),
      veil: random.chance(oneIn: 2) ? .clear : color(),
      shade: Shadow(
        offset: Point(0, random.pick([0, 0.3, 2, 50])), blur: random.pick([0, 0.6, 3]),
        color: color()), rimWidth: random.pick([0, 0.3, 1]), rim: color(),
      cover: color().opacity(random.number(in: 0...1)))
  }

  private mutating func path() -> Path {
    var path = Path()
    if random.chance(oneIn: 2) {
      path.move(to: Point(1, 1))
      path.addLine(to: Point(random.number(in: 1...9), random.number(in: 0...8)))
    } else {
      path.addCircle(center: Point(4, 4), radius: random.number(in: 2...4.5))
      path.addCircle(center: Point(4, 4), radius: 1.5, reversed: true)
    }
    return path
  }
}
