import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Scene haptics` {
  private let recorder = HapticRecorder()

  /// All steps are reported, but only impacts that are far enough apart are performed.
  @Test func `a slider dragged across its steps produces at most 20 impacts a second`() {
    let slider = Slider(value: 0, in: 0...100, label: "Volume")
    slider.step = 1
    let rig = SceneRig(slider, size: Size(400, 44))
    rig.scene.haptics = recorder
    rig.press(at: Point(14, 22))
    rig.drag(to: Point(386, 22), over: 1, rate: 100)
    #expect(rig.takeActionsAfterRelease().filter { $0 == .haptic(.light) }.count > 80)
    #expect((17...21).contains(recorder.impacts.count))
  }
}

@Suite struct `Haptic limiter` {
  /// The times of the admitted impacts, in milliseconds.
  private func admitted(_ times: [Int]) -> [Int] {
    var limiter = HapticLimiter()
    var admitted: [Int] = []
    for time in times {
      let isAdmitted = limiter.allowsImpact(at: Instant(nanoseconds: Int64(time) * 1_000_000))
      if isAdmitted { admitted.append(time) }
    }
    return admitted
  }

  @Test func `admits the first impact, and the next ones after 50 ms at the earliest`() {
    #expect(admitted([0, 1, 49, 50, 99, 100, 5000]) == [0, 50, 100, 5000])
    // A clock that goes back starts over.
    #expect(admitted([1000, 900, 920, 950]) == [1000, 900, 950])
  }
}
