import Canvas
import Controls

/// One to four random controls side by side, overlapping or in a container, and sometimes many,
/// mostly out of sight.
final class RandomScene {
  private enum Style: CaseIterable {
    /// Controls at random positions, some overlapping and some partly outside.
    case scattered
    /// The same as `scattered`, in an area three times as wide and high.
    case crowd
    case row, column, card, scrolled
    /// The same as `scattered`, in a panel that clips and scrolls its children.
    case clipped
  }

  let scene: Scene
  let controls: [Control]
  private(set) var size: Size
  private(set) var scale: Double
  private let style: Style
  /// `nil` if the controls are children of the root.
  private let container: Node?
  private let root: PlacedNodes

  init(_ random: inout EntryRandom, text: TextEngine) {
    let isCrowd = random.chance(0.06)
    let count = random.int(in: isCrowd ? 30...40 : 1...4)
    controls = (0..<count).map { _ in Self.control(&random) }
    scale = Self.scale(&random)
    size = Self.size(scale: scale, &random)
    style = isCrowd ? .crowd : random.pick(Style.allCases)
    container = Self.container(of: controls, style)
    root = PlacedNodes(container.map { [$0] } ?? controls, isMirrored: true)
    let places = random.next()
    scene = Scene(
      root,
      theme: Theme(random.pick(Appearance.allCases), contrast: random.pick(Contrast.allCases)),
      background: random.pick([.page, .groupedPage, .card]),
      environment: SceneEnvironment(
        direction: random.pick(LayoutDirection.allCases),
        motion: random.chance(0.2) ? .reduced : .full), text: text)
    arrange(seed: places)
    if random.chance(0.3) { connect() }
    if random.chance(0.5) {
      scene.setDesign(
        .glass(random.pick(Appearance.allCases), contrast: random.pick(Contrast.allCases)),
        animated: false)
    }
    scene.resize(to: size, scale: scale)
  }

  private static func container(of controls: [Control], _ style: Style) -> Node? {
    let nodes: [Node] = controls
    func column(spacing: Double, padding: Double) -> Node {
      Stack(.vertical, spacing: spacing, padding: padding, alignment: .fill) { nodes }
    }
    return switch style {
    case .scattered, .crowd: nil
    case .row: Stack(.horizontal, spacing: 3, padding: 2) { nodes }
    case .column: column(spacing: 3, padding: 2)
    case .card:
      Card(rowHeight: 44) {
        controls.map { FormRow($0, style: $0 is Switch ? .trailing : .full) as Node }
      }
    case .scrolled: ScrollView(column(spacing: 30, padding: 6))
    case .clipped: PlacedNodes(controls)
    }
  }

  private func connect() {
    let switches = controls.compactMap { $0 as? Switch }
    // Without the first, which would keep itself.
    let followers = Array(switches.dropFirst())
    switches.first?.onChange { isOn in
      for follower in followers { follower.setOn(isOn, animated: true) }
    }
  }

  func resize(to size: Size, scale: Double) {
    (self.size, self.scale) = (size, scale)
    scene.resize(to: size, scale: scale)
  }

  func scroll(by distance: Point) {
    switch container {
    case let view as ScrollView: view.scroll(by: distance.y)
    case let panel as PlacedNodes: panel.contentOffset = panel.contentOffset + distance
    default: break
    }
  }

  func toggleMembership(of index: Int) {
    let control = controls[index]
    if control.parent == nil { root.addChild(control) } else { control.removeFromParent() }
  }

  func arrange(seed: UInt64) {
    var random = EntryRandom(seed: seed)
    func place(_ extent: Double, in length: Double) -> Double {
      let outside = style == .crowd ? length : 0
      return random.number(in: (-extent / 2 - outside)...(max(length - extent / 2, 0) + outside))
    }
    let scattered = controls.map { control in
      let extent =
        switch control {
        case is Switch: SwitchMetrics.regular.size
        case is Slider: Size(random.number(in: 80...140), SliderMetrics.regular.height)
        default: Size(random.number(in: 60...160), SegmentedMetrics.regular.height)
        }
      let (x, y) = (place(extent.width, in: size.width), place(extent.height, in: size.height))
      return Rect(origin: Point(x, y), size: extent)
    }
    guard let container else {
      root.places = scattered
      return
    }
    var all = Rect(x: -4, y: -3, width: max(size.width, 120), height: max(size.height, 40))
    all.origin.x += random.number(in: -30...6)
    all.origin.y += random.number(in: -20...6)
    if container is ScrollView { all.size.height = random.number(in: 0...60) }
    if let panel = container as? PlacedNodes {
      panel.places = scattered
      panel.clipsChildren = !random.chance(0.1)
      all.size = Size(random.number(in: 0...120), random.number(in: 0...60))
    }
    root.places = [all]
  }
}

/// A node that places its children.
final class PlacedNodes: Node {
  /// The frames of the children, in points.
  var places: [Rect] = [] { didSet { invalidate(.layout, reason: "places") } }
  private let nodes: [Node]
  private let isMirrored: Bool

  /// `isMirrored` tells whether the places are mirrored in layouts from right to left.
  init(_ nodes: [Node], isMirrored: Bool = false) {
    self.nodes = nodes
    self.isMirrored = isMirrored
    super.init()
    for node in nodes { addChild(node) }
  }

  override func layout(in context: LayoutContext) {
    for (node, place) in zip(nodes, places) {
      var place = place
      if isMirrored, context.direction == .rightToLeft { place.origin.x = frame.width - place.maxX }
      node.frame = place
    }
  }
}
