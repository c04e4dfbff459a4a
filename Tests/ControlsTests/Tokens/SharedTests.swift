import Testing

@testable import Controls

@Suite struct `A shared value` {
  @Test func `is what it holds, wherever that is`() {
    let one = Shared([1, 2])
    #expect(one == Shared([1, 2]) && one != Shared([1, 3]))
    #expect(one.hashValue == Shared([1, 2]).hashValue)
    #expect(Shared([1, 3], orUsual: one).value == [1, 3])
    #expect(Shared([1, 2], orUsual: one) == one)
  }

  /// Behaviours are copied in every frame, and kept for the past.
  @Test func `keeps figures out of what is copied`() {
    let figures = MemoryLayout<SwitchMetrics>.size
    #expect(MemoryLayout<SwitchBehavior>.size < 2 * figures)
    #expect(MemoryLayout<SwitchState>.size < figures)
  }

  @Test func `is changed for its holder alone`() {
    let usual = SwitchBehavior(isOn: true)
    var other = usual
    other.metrics.thumbDiameter = 20
    #expect(usual.metrics == .regular && other.metrics.thumbDiameter == 20)
    #expect(usual.state(at: .zero).metrics == .regular)
    #expect(other.state(at: .zero).metrics.thumbDiameter == 20)
  }
}
