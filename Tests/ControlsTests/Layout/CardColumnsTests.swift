import Canvas
import Controls
import Testing

@Suite struct `Columns of a card` {
  private let short = Slider(value: 0.5, label: "Bass")
  private let long = Slider(value: 0.5, label: "Brightness")

  @Test func `begin after the widest title and end before the widest value`() {
    let last = FormRow(short, style: .stretching(), value: "1")
    let layout = PlainLayout(
      Card {
        FormRow(long, style: .stretching(), value: "12 345.67")
        last
      })
    #expect(short.frame == long.frame)
    #expect(short.frame.minX > 60 && short.frame.maxX < 320 - 2 * Card.rowInset - 52)
    let before = long.frame
    last.setValue("1 234 567.89")
    layout.update()
    #expect(long.frame.maxX < before.maxX && short.frame == long.frame)
  }

  @Test func `are those of the visible rows`() {
    let row = FormRow(long, style: .stretching())
    let layout = PlainLayout(
      Card {
        row
        FormRow(short, style: .stretching())
      })
    let before = short.frame.minX
    row.isHidden = true
    layout.update()
    #expect(short.frame.minX < before)
  }
}
