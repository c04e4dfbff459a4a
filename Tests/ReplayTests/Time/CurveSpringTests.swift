import Canvas
import Controls
import Testing

@testable import Measuring
@testable import Workbench
@testable import playground

/// The springs beside the curves. spec: docs/spec/window.md#time/springs
@Suite struct `Springs of curves` {
  private let rig = TimeRig(.switch)

  private func response() throws -> Slider { try #require(rig.part("spring-response") as? Slider) }

  @Test func `the spring of a curve is copied for other toolkits`() throws {
    let controller = rig.page.controller
    let host = RecordingHost(of: controller)
    rig.page.perform(.setValue(0.4), on: try response(), wait: 0.1)
    rig.page.tap(at: try #require(rig.part("copy-spring")).frameInScene.center, wait: 0.5)
    rig.page.strike(.down, .down, .enter)
    let toggle = try #require(rig.preview.control as? Switch)
    let spring = try #require(Switch.description.animations[0].spring(of: toggle))
    #expect(host.copied == [try SpringExport(spring).text(in: .swiftui)])
    #expect(rig.page.scene.all(Banner.self).last?.title == "Copied the spring for SwiftUI")
  }

  @Test func `a timed animation has no spring to copy`() throws {
    let rig = TimeRig(.slider)
    let button = try #require(rig.part("copy-spring"))
    let command = try #require(rig.page.controller.table["copy-spring-css"])
    #expect(!button.isEnabled && command.disabledReason() == "A timed animation has no spring")
    rig.page.perform(.select(1), on: try #require(rig.part("motion")), wait: 0.2)
    #expect(button.isEnabled && command.disabledReason() == "There is no clipboard")
  }

  @Test func `a page without curves has no spring to copy`() throws {
    let rig = PageRig(.gallery, size: .narrow)
    let command = try #require(rig.controller.table["copy-spring-css"])
    #expect(command.disabledReason() == "Open a control's page to see curves")
    rig.open(.switch)
    #expect(command.disabledReason() == "Show the animation curves first")
  }

  @Test func `the sliders change the spring, and a double click restores it`() throws {
    let toggle = try #require(rig.preview.control as? Switch)
    let response = try response()
    rig.page.perform(.setValue(0.8), on: response, wait: 0.1)
    #expect(toggle.metrics.slideSpring.response == 0.8 && rig.page.strings.contains("spec 0.30 s"))
    let code = GeneratedCode(rig.preview).lines.joined()
    #expect(code.contains("wifi.metrics.slideSpring = Spring("))
    rig.tap(0.5, wait: 0.25)
    let content = try #require(rig.dock.all(CurveGraph.self).last?.content)
    #expect(!content.specValues.isEmpty && content.specValues != content.values)
    rig.page.advance(by: 3)
    let frame = response.frameInScene
    let thumb = Point(frame.minX + response.thumbCenter.x, frame.midY)
    let now = rig.page.scene.now
    for count in 1...2 {
      for phase in [PointerEvent.Phase.pressed, .released] {
        rig.page.scene.handle(
          .pointer(
            PointerEvent(
              phase, at: thumb, time: now, isPrimaryDown: phase == .pressed, clickCount: count)))
      }
    }
    rig.page.advance(by: 0.5)
    #expect(toggle.metrics.slideSpring == SwitchMetrics.regular.slideSpring)
    #expect(!rig.page.strings.contains("spec 0.30 s"))
  }

  @Test func `arrow keys change the spring by a hundredth; names are above the thumbs`() throws {
    let toggle = try #require(rig.preview.control as? Switch)
    rig.page.scene.setFocus(rig.part("spring-damping"), isVisible: true)
    rig.page.strike(.right)
    #expect(toggle.metrics.slideSpring.dampingRatio == 0.76)
    for knob in rig.dock.all(SpringKnob.self) {
      let slider = try #require(knob.all(Slider.self).first)
      let top = slider.frame.midY - slider.metrics.thumbDiameter / 2
      let names = knob.children.filter { $0 is Label && !$0.isHidden }
      #expect(names.count >= 2 && names.allSatisfy { $0.frame.maxY <= top })
    }
  }
}
