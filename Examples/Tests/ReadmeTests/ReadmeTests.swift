import Canvas
import Controls
import ControlsTesting
import Testing

/// Code of the README that uses the controls of its first program, `hello`.
@Suite struct `README` {
  @Test func `a tap turns a switch off, also in its picture`() throws {
    let off = SceneRig(Switch(label: "Wi-Fi"))
    let golden = try off.bitmap().png()

    let wifi = Switch(isOn: true, label: "Wi-Fi")
    let rig = SceneRig(wifi)  // a scene without a window, and a clock that only the test moves
    rig.tap(at: .center)
    rig.settle()
    #expect(!wifi.isOn)
    #expect(try rig.picture() == Picture(png: golden))
  }

  @Test func `the code of the README changes the controls`() throws {
    let wifi = Switch(isOn: true, label: "Wi-Fi")
    let level = Slider(value: 0.62, in: 0...1, label: "Brightness")
    let view = SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View")
    let scene = Scene(
      Stack(.vertical, spacing: 20, padding: 24) {
        wifi
        level
        view
      })
    var heard = 0
    wifi.onChange { _ in heard += 1 }

    wifi.setOn(false, animated: true)  // changes made by code send no action
    wifi.onTintColor = Color(hex: 0xFF9500)
    level.step = 0.1  // snaps on release
    let log = wifi.observe { print($0) }  // one of several observers; log.cancel() removes it
    view.setEnabled(false, forSegmentAt: 2)
    scene.setTheme(.dark)  // cross-fades
    scene.isEnabled = false  // everything below it

    log.cancel()
    #expect(!wifi.isOn && heard == 0)
    #expect(level.step == 0.1)
    #expect(scene.theme == .dark && !wifi.isEffectivelyEnabled)
    scene.isEnabled = true
    let segments = try #require(scene.semantics(of: view)).children
    #expect(segments.map(\.isEnabled) == [true, true, false])
  }
}
