import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// design: playground, More: replaying the latest recording in the window.
@Suite struct `Replay in the window` {
  private func recorded(_ name: PageName) throws -> CaptureRig {
    let rig = try CaptureRig(name, isRecording: true)
    rig.swipe(try #require(rig.controls.first), from: 0.5, to: 0.5)
    rig.strike(.named("f9"))
    return rig
  }

  private func stage(_ rig: CaptureRig) -> ReplayStage? {
    rig.rig.scene.layers.last?.root as? ReplayStage
  }

  private func played(_ rig: CaptureRig) -> Control? {
    stage(rig)?.all(SceneView.self).last?.content.root.allControls.first
  }

  @Test(arguments: [PageName.switch, .gallery, .trio])
  func `a replay runs over the page and leaves the page unchanged`(name: PageName) throws {
    let rig = try recorded(name)
    let toggle = try #require(rig.controls.first as? Switch)
    let isOn = toggle.isOn
    rig.strike(.named("f10"))
    let copy = try #require(played(rig) as? Switch)
    #expect(copy !== toggle && copy.isOn == !isOn)
    rig.rig.advance(by: 1.5)
    #expect(copy.isOn == isOn)
    #expect(toggle.isOn == isOn)
  }

  @Test(arguments: [Key.escape, .named("f10")])
  func `a key ends the replay`(key: Key) throws {
    let rig = try recorded(.switch)
    rig.strike(.named("f10"))
    #expect(stage(rig) != nil)
    rig.strike(key)
    #expect(stage(rig) == nil && rig.capture.replay == nil)
    rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
    #expect((rig.controls[0] as? Switch)?.isOn == true)
  }

  @Test func `a replay ends once all animations have settled`() throws {
    let rig = try recorded(.switch)
    rig.strike(.named("f10"))
    rig.rig.advance(by: 6)
    #expect(stage(rig) == nil)
  }

  @Test func `a replay without a recording shows a banner`() throws {
    let rig = try CaptureRig(.switch)
    rig.strike(.named("f10"))
    #expect(stage(rig) == nil)
    #expect(rig.says("Nothing to replay yet"))
  }
}
