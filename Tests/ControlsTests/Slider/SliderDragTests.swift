import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Slider: grabbing the thumb and dragging it.
///
/// The track is 200 pt wide and the thumb's center travels from 14 to 186.
@Suite struct `Slider: dragging` {
  private let rig = SceneRig(Slider(value: 0.5))

  @Test(.spec("slider/continuous-vs-discrete/continuous"))
  func `each value is reported once`() {
    var values: [Double] = []
    rig.control.onChange { values.append($0) }
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.move(to: Point(117.2, 22))
    rig.move(to: Point(117.2, 30))
    rig.release(at: Point(134.4, 30))
    #expect(isClose(values, [0.6, 0.7]))
  }

  @Test func `moves after the release are ignored`() {
    rig.tap(at: Point(100, 22))
    #expect(rig.control(movingTo: Point(150, 22)).value == 0.5)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded])
  }

  @Test(.spec("slider/thumb/hit-area"), arguments: LayoutDirection.allCases)
  func `the thumb's hit area extends past both ends of the track`(direction: LayoutDirection) {
    for (value, x) in [(0.0, -7.9), (1.0, 207.9)] {
      let rig = SceneRig(Slider(value: value), direction: direction)
      #expect(rig.state(pressingAt: rig.point(fromLeading: x, 22)).isGrabbed, "\(value) at \(x)")
      #expect(rig.control.value == value)
    }
    for (value, x) in [(0.0, -8.1), (1.0, 208.1), (1.0, -0.1), (0.0, 200.1)] {
      let rig = SceneRig(Slider(value: value), direction: direction)
      #expect(!rig.state(pressingAt: rig.point(fromLeading: x, 22)).isGrabbed, "\(value) at \(x)")
    }
  }
}
