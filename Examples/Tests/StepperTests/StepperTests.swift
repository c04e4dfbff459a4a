import Canvas
import Controls
import Stepper
import Testing

@Suite struct `A stepper` {
  @Test func `is brought into its range`() {
    #expect(Stepper(value: 99, in: 0...10, label: "Copies").value == 10)
  }
}
