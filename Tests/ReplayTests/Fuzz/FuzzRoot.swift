import Canvas
import Controls
import ControlsTesting

final class FuzzRoot: Node {
  enum Style: CaseIterable {
    /// Controls at random positions, some overlapping and some partly outside.
    case scattered
    /// The same as `scattered`, in an area three times as wide and high.
    case crowd
    case row
    case column
    case card
    case scrolled
    /// The same as `scattered`, in a panel that clips and scrolls its children.
    case clipped
  }

  private let controls: [Control]
  private let style: Style
  private let container: Node?
  private var places: [Rect] = []

  init(_ controls: [Control], style: Style) {
    self.controls = controls
    self.style = style
    switch style {
    case .scattered, .crowd: container = nil
    case .row: container = Stack(.horizontal, spacing: 3, padding: 2) { controls as [Node] }
    case .column:
      container = Stack(.vertical, spacing: 3, padding: 2, alignment: .fill) { controls as [Node] }
    case .card:
      container = Card(rowHeight: 44) {
        controls.map { FormRow($0, style: $0 is Switch ? .trailing : .full) as Node }
      }
    case .scrolled:
      container = ScrollView(
        Stack(.vertical, spacing: 30, padding: 6, alignment: .fill) { controls as [Node] })
    case .clipped: container = FuzzPanel(controls)
    }
    super.init()
    if let container { addChild(container) }
    if container == nil { for control in controls { addChild(control) } }
  }

  func arrange(_ size: Size, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func place(_ extent: Double, in length: Double) -> Double {
      let outside = style == .crowd ? length : 0
      return Double.random(
        in: (-extent / 2 - outside)...(max(length - extent / 2, 0) + outside), using: &random)
    }
    func origin(_ extent: Size) -> Point {
      Point(place(extent.width, in: size.width), place(extent.height, in: size.height))
    }
    let scattered = controls.map { control in
      let extent: Size
      switch control {
      case is Switch: extent = SwitchMetrics.regular.size
      case is Slider:
        extent = Size(Double.random(in: 80...140, using: &random), SliderMetrics.regular.height)
      default:
        extent = Size(Double.random(in: 60...160, using: &random), SegmentedMetrics.regular.height)
      }
      return Rect(origin: origin(extent), size: extent)
    }
    places = scattered
    if container != nil {
      places = [Rect(x: -4, y: -3, width: max(size.width, 120), height: max(size.height, 40))]
      places[0].origin.x += Double.random(in: -30...6, using: &random)
      places[0].origin.y += Double.random(in: -20...6, using: &random)
      if container is ScrollView {
        places[0].size.height = Double.random(in: 0...60, using: &random)
      }
    }
    if let panel = container as? FuzzPanel {
      panel.places = scattered
      panel.clipsChildren = !random.chance(0.1)
      places[0].size = Size(
        Double.random(in: 0...120, using: &random), Double.random(in: 0...60, using: &random))
    }
    invalidate(.layout, reason: "fuzz")
  }

  func scroll(by distance: Point) {
    switch container {
    case let view as ScrollView: view.scroll(by: distance.y)
    case let panel as FuzzPanel: panel.contentOffset = panel.contentOffset + distance
    default: break
    }
  }

  override func layout(in context: LayoutContext) {
    let nodes: [Node] = container.map { [$0] } ?? controls
    for (node, place) in zip(nodes, places) {
      var place = place
      if context.direction == .rightToLeft { place.origin.x = frame.width - place.maxX }
      node.frame = place
    }
  }
}

final class FuzzPanel: Node {
  /// The frames of the children in the panel, in points.
  var places: [Rect] = [] { didSet { invalidate(.layout, reason: "fuzz") } }

  private let controls: [Control]

  init(_ controls: [Control]) {
    self.controls = controls
    super.init()
    for control in controls { addChild(control) }
  }

  override func layout(in context: LayoutContext) {
    for (control, place) in zip(controls, places) { control.frame = place }
  }
}

extension Slider {
  func addParts(_ random: inout SeededGenerator) {
    if random.chance(0.5) {
      let labels = random.chance(0.5) ? ["Low", "", "Ärger"] : []
      ticks = .count(random.pick([0, 1, 3, 7]), labels: labels)
    }
    allowsTickValuesOnly = random.chance(0.3)
    if random.chance(0.4) { neutralValue = random.pick([0, 4.2, 10, 99]) }
    if random.chance(0.4) { enabledRange = random.pick([2...7, 0...3, 5...5, -9...20]) }
    if random.chance(0.3) { style = .thumbless }
    if random.chance(0.3) { orientation = .vertical }
    if random.chance(0.3) { minimumValueImage = .symbol(.sunMin) }
    if random.chance(0.3) { valueScale = .logarithmic }
    snap = random.pick(SliderSnap.allCases)
    showsValue = random.chance(0.4)
    defaultValue = random.pick([nil, 5])
  }
}

extension RangeSlider {
  func addParts(_ random: inout SeededGenerator) {
    if random.chance(0.3) {
      ticks = .count(random.pick([0, 1, 3, 7]), labels: ["Low", "", "Ärger"])
    }
    allowsTickValuesOnly = random.chance(0.3)
    if random.chance(0.3) { enabledRange = random.pick([2...7, 0...3, 5...5, -9...20]) }
    if random.chance(0.3) { minimumDistance = random.pick([0.5, 3, 20]) }
    if random.chance(0.3) { orientation = .vertical }
    dragsRange = random.chance(0.5)
    snap = random.pick(SliderSnap.allCases)
    trackPress = random.pick(TrackPress.allCases)
    if random.chance(0.2) { decide { $0.lowerBound > 3 ? .refuse : .later } }
  }
}
