import Canvas
import Controls
import Testing

@testable import Workbench

/// The past fades out over the present. design: playground, Time
@Suite struct `Return to now` {
  private func stage(_ rig: TimeRig) throws -> Stage { try #require(rig.page.controller.stage) }

  private func pastRig() -> TimeRig {
    let rig = TimeRig(.switch)
    rig.tap(0.5, wait: 2)
    rig.scrub(back: 1.95, wait: 0.1)
    return rig
  }

  @Test(arguments: [MotionPreference.full, .reduced])
  func `the overlay fades out linearly within 0.2 s`(motion: MotionPreference) throws {
    let rig = pastRig()
    rig.page.scene.environment.motion = motion
    let stage = try stage(rig)
    #expect(stage.past?.opacity == 1 && stage.view.isHidden)
    rig.page.strike("n")
    // The key advances by a second, so the fade is over; scrub again.
    rig.scrub(back: 1, wait: 0.1)
    rig.time.returnToNow()
    #expect(!stage.view.isHidden && stage.past?.opacity == 1)
    for (seconds, opacity) in [(0.1, 0.5), (0.05, 0.25)] {
      rig.page.advance(by: seconds)
      #expect(abs(try #require(stage.past).opacity - opacity) < 1e-6)
    }
    rig.page.advance(by: 0.05)
    #expect(stage.past == nil && rig.page.scene.all(PastView.self).isEmpty)
    rig.page.advance(by: 0.5)
    #expect(!rig.page.wantsFrame)
  }

  @Test func `the live control receives input during the fade`() throws {
    let rig = pastRig()
    let toggle = try #require(rig.preview.control as? Switch)
    let isOn = toggle.isOn
    let place = try stage(rig).view.frameInScene.center
    // The press that returns to now does nothing else.
    rig.page.tap(at: place)
    #expect(!rig.time.isPast && toggle.isOn == isOn)
    rig.page.advance(by: 0.05)
    #expect(try stage(rig).past != nil)
    rig.page.tap(at: place)
    #expect(toggle.isOn != isOn)
  }

  @Test func `scrubbing again cancels the fade`() throws {
    let rig = pastRig()
    rig.time.returnToNow()
    rig.page.advance(by: 0.1)
    rig.scrub(back: 1)
    let stage = try stage(rig)
    #expect(stage.past?.opacity == 1)
    rig.page.advance(by: 1)
    #expect(stage.past?.opacity == 1 && stage.past?.isHitTestable == true)
  }
}
