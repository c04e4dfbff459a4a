import Testing

@testable import Controls

@Suite struct `Shared value` {
  @Test func `compares by its content`() {
    let one = Shared([1, 2])
    #expect(one == Shared([1, 2]) && one != Shared([1, 3]))
    #expect(one.hashValue == Shared([1, 2]).hashValue)
    #expect(Shared([1, 3], orUsual: one).value == [1, 3])
    #expect(Shared([1, 2], orUsual: one) == one)
  }

  /// Behaviors are copied in every frame and stored in recordings.
  @Test func `keeps metrics out of the copied state`() {
    let figures = MemoryLayout<SwitchMetrics>.size
    #expect(MemoryLayout<SwitchBehavior>.size < 2 * figures)
    #expect(MemoryLayout<SwitchState>.size < figures)
  }

  @Test func `is copied on write`() {
    let usual = SwitchBehavior(isOn: true)
    var other = usual
    other.metrics.thumbDiameter = 20
    #expect(usual.metrics == .regular && other.metrics.thumbDiameter == 20)
    #expect(usual.state(at: .zero).metrics == .regular)
    #expect(other.state(at: .zero).metrics.thumbDiameter == 20)
  }
}
