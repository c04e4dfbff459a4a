import Canvas
import Controls
import ControlsTesting
import Testing

/// Code of the articles in `Sources/*/*.docc` that is not in the programs, the stepper or its tests.
@Suite struct `What the articles show` {
  @Test func `a switch tells its owner`() {
    let wifi = Switch(isOn: true, label: "Wi-Fi")
    wifi.onChange { isOn in print("Wi-Fi", isOn) }
    #expect(wifi.isOn)
  }

  @Test func `a scene gives a picture without a window`() throws {
    let scene = Scene(Stack(.vertical, spacing: 20, padding: 24) { Switch(label: "Wi-Fi") })
    scene.show(size: Size(360, 240))
    let png = try scene.picture(scale: 2).png()
    let picture = try Bitmap(png: png)
    #expect(picture.width == 720 && picture.height == 480)
  }

  @Test func `a frame says what is damaged, and when the next one is wanted`() {
    let rig = SceneRig(Switch(label: "Wi-Fi"))
    rig.showFrame()
    rig.press(at: .center)
    let update = rig.showFrame(after: 0.05)
    #expect(update.damage.area > 0)  // in pixels: the widening thumb and its shadow
    #expect(update.next == .tick)  // the animation continues in the next frame
    rig.release()
    rig.settle()
    #expect(rig.lastUpdate.next == .rest)  // all animations have settled
  }

  @Test func `a mistake in a picture is found`() throws {
    let rig = SceneRig(Switch(isOn: true, label: "Wi-Fi"))
    let expected = try rig.picture()
    let spoiled = try rig.picture { MistakenPainter($0, .noShadows) }
    #expect(!PictureDifference(spoiled, expected).meets(.rounding))
  }

  @Test func `nothing stale is left where everything says what it changed`() throws {
    let rig = SceneRig(Stepper(value: 5, range: 0...10, label: "Copies"))
    try rig.paintFrames()
    rig.press(at: .trailing)
    rig.advance(by: 1)
    rig.release()
    rig.settle()
    #expect(try rig.staleness() == nil)
  }
}
