import Canvas
import Controls
import ControlsTesting
import Testing

/// Code of the articles in `Sources/*/*.docc` that is not in the programs, the stepper or its
/// tests.
@Suite struct `Articles` {
  @Test func `a switch has a change handler`() {
    let wifi = Switch(isOn: true, label: "Wi-Fi")
    wifi.onChange { isOn in print("Wi-Fi", isOn) }
    #expect(wifi.isOn)
  }

  @Test func `a scene is painted without a window`() throws {
    let scene = Scene(Stack(.vertical, spacing: 20, padding: 24) { Switch(label: "Wi-Fi") })
    scene.show(size: Size(360, 240))
    let png = try scene.picture(scale: 2).png()
    let picture = try Bitmap(png: png)
    #expect(picture.width == 720 && picture.height == 480)
  }

  @Test func `an update contains the damage and the time of the next frame`() {
    let rig = SceneRig(Switch(label: "Wi-Fi"))
    rig.showFrame()
    rig.press(at: .center)
    let update = rig.showFrame(after: 0.05)
    #expect(update.damage.area > 0)  // in pixels: the widening thumb and its shadow
    #expect(update.next == .tick)  // the animation continues in the next frame
    rig.release()
    rig.settle()
    #expect(rig.lastUpdate.next == .idle)  // all animations have settled
  }

  @Test func `a comparison finds a painting mistake`() throws {
    let rig = SceneRig(Switch(isOn: true, label: "Wi-Fi"))
    let expected = try rig.picture()
    let spoiled = try rig.picture { MistakenPainter($0, .noShadows) }
    #expect(!PictureDifference(spoiled, expected).meets(.rounding))
  }

  @Test func `a picture is measured against a reference`() throws {
    let rig = SceneRig(Switch(isOn: true, label: "Wi-Fi"))
    let reference = try rig.picture()
    let difference = PictureDifference(
      try rig.picture(), reference, tolerance: 4,
      masks: [PixelRect(x: 0, y: 0, width: 8, height: 8)])
    #expect(difference.mean < 0.5 && difference.share < 0.01)
    #expect(difference.shift == .zero && difference.regions.isEmpty)
  }

  @Test func `incremental painting leaves no stale pixels`() throws {
    let rig = SceneRig(Stepper(value: 5, in: 0...10, label: "Copies"))
    try rig.paintFrames()
    rig.press(at: .trailing)
    rig.advance(by: 1)
    rig.release()
    rig.settle()
    #expect(try rig.staleness() == nil)
  }

  @Test func `a lazy column has nodes for the rows in sight`() {
    let log = LazyColumn(count: 2000, rowHeight: 32, label: "Events") { index in
      Label("Event \(index)")
    }
    let scene = Scene(ScrollView(log))
    scene.show(size: Size(200, 320))
    #expect(log.node(ofRow: 9) != nil && log.node(ofRow: 900) == nil)
  }

  @Test func `a child shows the state of its control`() {
    let rig = SceneRig(Thermometer(), size: Size(200, 44))
    #expect(rig.control.perform(.setValue(25)))
    #expect(rig.control.readout.string == "25 °C")
  }
}

/// A slider with its value in a child.
private final class Thermometer: BehaviorControl<SliderBehavior> {
  let readout = Label("")

  init() {
    super.init(
      behavior: SliderBehavior(value: 20, in: 5...30, step: 1, width: 200), label: "Target")
    addChild(readout)
  }

  override func stateChanged() { readout.string = "\(Int(state.value)) °C" }
}
