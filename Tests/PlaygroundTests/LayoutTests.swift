import Canvas
import Robot
import Testing

@Suite struct LayoutTests {
  @Test func aPrintedLayoutIsRead() throws {
    let layout = try Layout(
      line: """
        {"window": 2097153, "scale": 1.5, "size": [480, 640], "controls": [
        {"id": "switch", "role": "switch", "label": "Wi-Fi", "value": true,
        "frame": [214.5, 150, 51, 31]},
        {"id": "view", "role": "segmented", "label": "", "value": [0, 2],
        "frame": [90, 400, 300, 32]}]}
        """)
    #expect(layout.window == 2_097_153 && layout.scale == 1.5)
    #expect(layout.controls(.toggle).first?.value == .flag(true))
    #expect(layout.controls(.toggle).first?.frame == Rect(x: 214.5, y: 150, width: 51, height: 31))
    #expect(layout.controls(.segmented).first?.value == .list([.number(0), .number(2)]))
  }

  @Test func anInvalidLayoutIsRejected() {
    #expect(throws: RobotError.self) { try Layout(line: #"{"window": "#) }
  }
}
