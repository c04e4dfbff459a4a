import Canvas
import Controls
import Testing

@testable import playground

/// spec: command-line, "The range slider": options of a log, and the trace.
@Suite struct `A range slider in a log` {
  private func replica(_ options: String) throws -> SceneReplica {
    let log = try InputLog(header: #""scene": "range", "options": {"# + options + "}", [])
    return SceneReplica(log.header)
  }

  private func slider(_ options: String) throws -> RangeSlider {
    try #require(try replica(options).controls.first as? RangeSlider)
  }

  @Test func `begins with its options`() throws {
    #expect(try slider("").range == 0.25...0.75)
    let slider = try slider(
      #""min": 0, "max": 10, "low": 8, "high": 9, "minimumDistance": 1, "dragsRange": true"#)
    #expect(slider.limits == 0...10 && slider.range == 8...9)
    #expect(slider.minimumDistance == 1 && slider.dragsRange)
  }

  @Test func `is traced with both thumbs`() throws {
    let replica = try replica(#""low": 0.5, "high": 1"#)
    let slider = try #require(replica.controls.first as? RangeSlider)
    let state = slider.tracedState
    #expect(state["low"] == .number(0.5) && state["high"] == .number(1))
    #expect(state["lowX"] == .number(100) && state["highX"] == .number(186))
    #expect(state["grabbed"] == .null && state["focused"] == .null)
    #expect(state["enabled"] == .bool(true) && state["pending"] == .bool(false))
    replica.scene.setFocus(slider, isVisible: true)
    #expect(slider.tracedState["focused"] == .string("low"))
  }
}
