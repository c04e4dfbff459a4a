import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Text scale` {
  private func sizes(_ scene: Scene) -> [Double] {
    Drawing(of: scene, in: PixelRect(0, 0, 2000, 2000)).texts.map(\.text.font.size)
  }

  private func shown(_ root: Node, _ environment: SceneEnvironment = SceneEnvironment()) -> Scene {
    let scene = Scene(root, environment: environment)
    scene.show(size: Size(600, 400), at: .zero)
    return scene
  }

  private func show(_ scene: Scene) {
    scene.show(size: Size(600, 400), at: scene.now.advanced(by: 1))
  }

  private func sizes(showing scene: Scene) -> [Double] {
    show(scene)
    return sizes(scene)
  }

  @Test func `applies the environment's scale to measuring and painting`() {
    let label = Label("Hello", font: Font(size: 10))
    let scene = shown(Stack(.vertical) { label })
    let height = label.frame.height
    #expect(sizes(scene) == [10])
    scene.environment.textScale = 2
    #expect(sizes(showing: scene) == [20] && label.frame.height > 1.8 * height)
    scene.environment.textScale = 1
    #expect(sizes(showing: scene) == [10] && label.frame.height == height)
  }

  @Test func `applies a node's own scale to its descendants`() {
    let inner = Label("In", font: Font(size: 10))
    let outer = Label("Out", font: Font(size: 10))
    let box = Stack(.vertical) { inner }
    let scene = shown(Stack(.vertical, of: box, outer))
    box.textScale = 1.5
    #expect(Set(sizes(showing: scene)) == [15, 10])
    inner.textScale = 1
    #expect(sizes(showing: scene) == [10, 10])
    inner.textScale = nil
    box.textScale = nil
    #expect(sizes(showing: scene) == [10, 10])
  }

  @Test func `applies once to the content of a view`() {
    let view = SceneView(Scene(Label("In", font: Font(size: 10))))
    let scene = shown(Stack(.vertical) { view })
    scene.environment.textScale = 2
    #expect(sizes(showing: scene) == [20] && view.content.environment.textScale == 2)
    view.textScale = 1
    #expect(sizes(showing: scene) == [10])
  }

  @Test func `enlarges segments, cards and rows`() {
    let control = SegmentedControl(["One", "Two"], selection: 0)
    let row = FormRow(Switch(label: "Wi-Fi"))
    let card = Card(rowHeight: 48) { row }
    let scene = shown(Stack(.vertical, of: control, card))
    #expect(control.frame.height == 32 && card.frame.height == 48)
    scene.environment.textScale = 1.5
    show(scene)
    #expect(control.frame.height == 48 && card.frame.height == 72)
    #expect(control.metrics.hitHeight == 48)
    // The hit area does not shrink with smaller text.
    scene.environment.textScale = 0.8
    show(scene)
    #expect(control.frame.height == 32 && card.frame.height == 48)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func `clamps invalid values`(scale: Double) {
    var environment = SceneEnvironment(textScale: scale)
    #expect((0.25...8).contains(environment.textScale))
    environment.textScale = scale
    #expect((0.25...8).contains(environment.textScale))
    let label = Label("Hello")
    let scene = shown(label)
    label.textScale = scale
    #expect(sizes(showing: scene).allSatisfy { $0.isFinite && $0 > 0 })
  }

  /// Metrics that are read, changed and written back are scaled already.
  @Test func `enlarges a control's own metrics once`() {
    let control = SegmentedControl(["List", "Grid"])
    let scene = shown(control, SceneEnvironment(textScale: 1.75))
    let height = control.metrics.height
    #expect(height == 56)
    control.metrics.slideSpring = Spring(response: 0.5, dampingRatio: 1)
    control.metrics.pressSpring = Spring(response: 0.5, dampingRatio: 1)
    #expect(control.metrics.height == height)
    scene.environment.textScale = 1
    show(scene)
    #expect(control.metrics.height == SegmentedMetrics.regular.height)
    #expect(control.metrics.iconSize == SegmentedMetrics.regular.iconSize)
    #expect(control.metrics.slideSpring.response == 0.5)
    control.metrics.height = 40
    scene.environment.textScale = 1.5
    show(scene)
    #expect(control.metrics.height == 60)
  }
}

@Suite struct `Tint color` {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let inner = Switch(isOn: true)
  private let outer = Switch(isOn: true)
  private let group: Stack
  private let rig: SceneDriver

  init() {
    group = Stack(.vertical, of: inner)
    rig = SceneDriver(column: group, outer, size: Size(100, 100))
  }

  private func track(_ toggle: Switch) -> Color? { Drawing(toggle.commands).fills.first?.color }

  @Test func `is the theme's, or that of the nearest ancestor that has one`() {
    #expect(
      inner.effectiveTintColor == nil && track(inner) == Theme.light[SwitchColors.self].trackOn)
    rig.scene.root.tintColor = red
    rig.settle()
    #expect(track(inner) == red && track(outer) == red)
    group.tintColor = blue
    rig.settle()
    #expect(inner.effectiveTintColor == blue && outer.effectiveTintColor == red)
    #expect(track(inner) == blue && track(outer) == red)
    group.tintColor = nil
    rig.settle()
    #expect(track(inner) == red)
    let button = SceneRig(Button("Add", prominence: .prominent), size: Size(80, 32))
    button.scene.root.tintColor = red
    button.showFrame()
    #expect(Drawing(of: button).fills.map(\.color).contains(red))
  }

  @Test func `repaints only the nodes that use it`() {
    group.tintColor = blue
    rig.settle()
    rig.scene.root.tintColor = red
    let update = rig.showFrame()
    let area = PixelRect(covering: outer.frameInScene, scale: 1)
    #expect(!update.damage.isEmpty && update.damage.rects.allSatisfy { area.contains($0) })
    #expect(track(inner) == blue)
  }
}
