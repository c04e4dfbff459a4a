import Controls
import Testing

@testable import Canvas
@testable import Workbench
@testable import playground

/// Frame times. spec: docs/spec/window.md#time/frames
@Suite struct `Frame graph` {
  private func painted(_ update: Double, pixels: Int = 100) -> WindowActivity {
    let report = FrameReport(
      number: 1, target: Instant(seconds: 10), presented: Instant(seconds: 10.01), interval: 1 / 60,
      updateDuration: update, paintDuration: 0.002, presentDuration: 0.001, damagedPixels: pixels,
      rectCount: pixels > 0 ? 1 : 0, fullRepaintReason: nil, inputLatency: nil)
    return .painted(report, masks: MaskCache.Statistics())
  }

  @Test func `a frame is split into its phases`() throws {
    var meter = FrameMeter()
    let delivered = WindowActivity.delivered(
      from: Instant(seconds: 10), to: Instant(seconds: 10.0005))
    // The opening frame and one without damage are left out.
    for activity in [painted(0.05), painted(0.004, pixels: 0), delivered] {
      #expect(meter.sample(of: activity, pixels: 1000) == nil)
    }
    // The frame's update began at 10.01 - 0.001 - 0.002 - 0.004.
    meter.noteSampled(at: Instant(seconds: 10.004))
    let samples = (0..<2).compactMap { _ in meter.sample(of: painted(0.004), pixels: 1000) }
    let sample = try #require(samples.first)
    for (phase, wanted) in zip(sample.phases, [0.0005, 0.001, 0.003, 0.002, 0.001]) {
      #expect(abs(phase - wanted) < 1e-8)
    }
    #expect(abs(sample.cost - 0.0075) < 1e-9 && sample.damage == 0.1 && !sample.endsRest)
    #expect(samples.count == 2 && samples[1].phases.prefix(2) == [0, 0])
  }

  @Test func `the graph shows percentiles and the use of the budget`() throws {
    let rig = TimeRig(.switch, panels: [.frames], size: Size(1280, 800))
    let panel = rig.page.controller.workbench.frames
    let phases = [0.0001, 0.0001, 0.0002, 0.0003, 0.0001]
    for index in 0..<100 {
      panel.add(FrameSample(phases: phases, damage: 0.009, endsRest: index == 50))
    }
    rig.page.advance(by: 1)
    rig.page.click(at: rig.place(0.5), wait: 0.5)
    let strings = rig.page.strings
    #expect(strings.contains { $0.contains("median 0.80 ms") && $0.contains("60.0 Hz") })
    #expect(strings.contains("5%") && strings.contains("by the slowest 1%"))
    #expect(strings.contains("0.9% of window") && strings.contains("idle"))
    // The smallest scale of the axis that fits the values.
    #expect(strings.contains("0.8 ms") && strings.contains("0.4"))
    rig.page.advance(by: 2)
    #expect(!rig.page.wantsFrame)
  }

  @Test(arguments: [(0.004, "50%"), (0.02, "250%")])
  func `use of more than the whole budget stands out`(update: Double, title: String) throws {
    let rig = TimeRig(.switch, panels: [.frames], size: Size(1280, 800))
    let panel = rig.page.controller.workbench.frames
    panel.budget = 0.008
    panel.add(FrameSample(phases: [0, 0, update, 0, 0], damage: 0.1, endsRest: false))
    rig.page.advance(by: 1)
    let gauge = try #require(panel.all(Label.self).first { $0.string == title })
    let isOver = update > 0.008
    #expect(panel.isOverBudget == isOver)
    #expect(gauge.color == (isOver ? rig.page.scene.theme.tools.pastText : nil))
  }

  @Test(
    arguments: [Size(400, 560), Size(480, 560), Size(960, 680), Size(1000, 800), Size(1280, 800)],
    [LayoutDirection.leftToRight, .rightToLeft])
  func `the legend overlaps no other text`(size: Size, direction: LayoutDirection) throws {
    let rig = PageRig(.switch, direction: direction, size: size, panels: [.sidebar, .frames])
    let panel = rig.controller.workbench.frames
    for _ in 0..<2 {
      panel.add(
        FrameSample(phases: [0.0001, 0.01, 0.02, 0.09, 0.001], damage: 0.5, endsRest: false))
      rig.advance(by: 1)
    }
    #expect(rig.controller.workbench.frames.parent != nil)
    // The texts of the page are below the dock, where it clips them.
    rig.controller.page.root.isHidden = true
    let room = panel.frameInScene
    let text = TextEngine()
    let places = rig.texts.map { Rect(origin: $0.origin, size: text.size(of: $0.text)) }
    let strings = rig.strings
    let shown = zip(strings, places).filter { room.intersection($0.1) == $0.1 }
    let names = FrameSample.Phase.allCases.map(\.title)
    let legend = shown.filter { names.contains($0.0) }
    #expect(Set(legend.map(\.0)) == Set(names))
    for (name, place) in legend {
      for (other, otherPlace) in shown where other != name {
        #expect(place.intersection(otherPlace).isEmpty, "\(name) lies on \(other)")
      }
    }
  }
}
