import Canvas

/// The animations of children that come, go, and make room for each other.
///
/// Children slide by their frames, so hit testing and accessibility follow the pixels. Under
/// reduced motion they cross-fade instead.
@MainActor
final class ChildMotion {
  private struct Place {
    let node: Node
    let parent: Node
    /// Of the layout, relative to the shown part of the parent, in points.
    let origin: Point
    /// Under reduced motion only.
    let picture: Picture?
  }

  @MainActor
  private struct Slide {
    let node: Node
    var target: Point
    /// The distance from the target, in points.
    var x = Animated(0)
    var y = Animated(0)
    /// The last origin set here; another one comes from a layout.
    var shown: Point

    init(_ node: Node) {
      self.node = node
      target = node.frame.origin
      shown = target
    }

    func isSettled(at time: Instant) -> Bool { x.isSettled(at: time) && y.isSettled(at: time) }

    mutating func apply(at time: Instant, scale: Double) {
      if node.frame.origin != shown { target = node.frame.origin }
      // Whole pixels keep edges sharp.
      func snapped(_ way: Animated) -> Double { (way.value(at: time) * scale).rounded() / scale }
      shown = target + Point(snapped(x), snapped(y))
      node.frame.origin = shown
    }
  }

  private struct Fade {
    let node: Node
    let transition: Transition
    var opacity = 0.0
  }

  /// The last picture of a child, which fades out.
  private struct Picture {
    let list: DisplayList
    let parent: Node
    let area: PixelRect
    var transition = Transition(0)
    var opacity = 1.0
  }

  private var places: [Place] = []
  private var slides: [Slide] = []
  private var fades: [Fade] = []
  private var pictures: [Picture] = []
  /// Whether nothing moves or fades; stored, because each frame asks for each node that it paints.
  private(set) var isEmpty = true

  private func noteWork() {
    isEmpty = places.isEmpty && slides.isEmpty && fades.isEmpty && pictures.isEmpty
  }

  // MARK: Changes

  /// Notes the places of a node's children, and of all nodes that may make room for them.
  func prepare(_ node: Node, in scene: Scene) {
    let isReduced = scene.environment.motion == .reduced
    let noted = Set(places.map { ObjectIdentifier($0.node) })
    for parent in sequence(first: node, next: \.parent) {
      for child in parent.children where child.placement != nil && !child.isHidden {
        if noted.contains(ObjectIdentifier(child)) { continue }
        let target = slides.first { $0.node === child }?.target ?? child.frame.origin
        places.append(
          Place(
            node: child, parent: parent, origin: target - parent.contentOffset,
            picture: isReduced ? picture(of: child, in: parent, scene) : nil))
      }
    }
    noteWork()
  }

  private func picture(of child: Node, in parent: Node, _ scene: Scene) -> Picture {
    let list = DisplayList { scene.paint(child, in: scene.window, with: $0) }
    return Picture(list: list, parent: parent, area: child.reach)
  }

  func fadeOut(_ child: Node, of parent: Node, in scene: Scene) {
    fadeOut(picture(of: child, in: parent, scene), at: scene.now)
  }

  private func fadeOut(_ picture: Picture, at time: Instant) {
    var picture = picture
    picture.transition = Self.fade(from: 1, to: 0, at: time)
    pictures.append(picture)
    noteWork()
  }

  func fadeIn(_ child: Node, at time: Instant) {
    fades.removeAll { $0.node === child }
    fades.append(Fade(node: child, transition: Self.fade(from: 0, to: 1, at: time)))
    noteWork()
  }

  private static func fade(from start: Double, to end: Double, at time: Instant) -> Transition {
    Transition(
      from: start, to: end, startTime: time, duration: LayerMotion.duration, curve: .easeOut)
  }

  func forget(_ node: Node) {
    slides.removeAll { node.contains($0.node) }
    fades.removeAll { node.contains($0.node) }
    pictures.removeAll { node.contains($0.parent) }
    noteWork()
  }

  // MARK: Frames

  /// Moves sliding children; after a layout, to the way to their new places.
  func slide(at time: Instant, scale: Double) {
    if isEmpty { return }
    for index in slides.indices { slides[index].apply(at: time, scale: scale) }
    slides.removeAll { $0.isSettled(at: time) }
    noteWork()
  }

  /// Starts to move children from their noted places to those of the layout.
  func start(at time: Instant, scale: Double) {
    if isEmpty { return }
    let noted = places
    places = []
    for place in noted where place.node.parent === place.parent {
      let index = slides.firstIndex { $0.node === place.node }
      var slide = index.map { slides[$0] } ?? Slide(place.node)
      let way = place.origin + place.parent.contentOffset - slide.target
      if way == .zero { continue }
      if let picture = place.picture {
        fadeOut(picture, at: time)
        fadeIn(place.node, at: time)
        continue
      }
      // A slide in progress continues from where it is, with its velocity.
      slide.x.shift(by: way.x)
      slide.y.shift(by: way.y)
      slide.x.animate(to: 0, with: LayerMotion.spring, at: time)
      slide.y.animate(to: 0, with: LayerMotion.spring, at: time)
      slide.apply(at: time, scale: scale)
      if let index { slides[index] = slide } else { slides.append(slide) }
    }
    noteWork()
  }

  func sampleFades(at time: Instant, addingTo damage: inout SceneDamage) {
    if isEmpty { return }
    for index in fades.indices {
      fades[index].opacity = fades[index].transition.value(at: time)
      damage.add(fades[index].node.reach)
    }
    for index in pictures.indices {
      pictures[index].opacity = pictures[index].transition.value(at: time)
      damage.add(pictures[index].area)
      pictures[index].parent.growReach(by: pictures[index].area)
    }
    fades.removeAll { $0.transition.isSettled(at: time) }
    pictures.removeAll { $0.transition.isSettled(at: time) }
    noteWork()
  }

  // MARK: Painting

  /// The opacity of a node that fades in; `nil` for all others.
  func opacity(of node: Node) -> Double? {
    isEmpty ? nil : fades.first { $0.node === node }?.opacity
  }

  func paintPictures(
    in node: Node, touching rect: PixelRect, with painter: any Painter, text: any TextMeasuring
  ) {
    if isEmpty { return }
    for picture in pictures where picture.parent === node && picture.area.intersects(rect) {
      painter.group(opacity: picture.opacity) {
        picture.list.replay(on: painter, at: .zero, text: text)
      }
    }
  }
}
