import Canvas
import Testing

@testable import Controls

/// spec: rendering 6, help tag and value bubble: position and painting.
@Suite struct `Bubble placement` {
  private let text = TextEngine()
  private let window = Size(300, 200)

  private func frame(_ style: Bubble.Style, beside frame: Rect, _ string: String = "Hi") -> Rect {
    Bubble(string: string, style: style).frame(beside: frame, in: window, text: text)
  }

  @Test func `a help tag stands 6 pt below its target, centered, or above if there is no space`() {
    let place = frame(.helpTag, beside: Rect(x: 100, y: 50, width: 60, height: 32))
    #expect(place.minY == 88 && place.height == 24 && isClose(place.midX, 130))
    let natural = text.size(of: Text("Hi", font: Font(size: 12))).width
    #expect(place.width == (natural + 16).rounded(.up))
    #expect(frame(.helpTag, beside: Rect(x: 100, y: 160, width: 60, height: 32)).maxY == 154)
  }

  @Test func `a value bubble stands 8 pt above, or below if there is no space`() {
    #expect(frame(.value, beside: Rect(x: 100, y: 100, width: 28, height: 28)).maxY == 92)
    #expect(frame(.value, beside: Rect(x: 100, y: 10, width: 28, height: 28)).minY == 46)
  }

  @Test(arguments: [
    Rect(x: -20, y: 20, width: 30, height: 30), Rect(x: 290, y: 20, width: 30, height: 30),
    Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 900, y: -900, width: 1, height: 1),
  ])
  func `a bubble stays within the window`(target: Rect) {
    for string in ["Hi", String(repeating: "A very long sentence. ", count: 40)] {
      for style in [Bubble.Style.helpTag, .value] {
        let place = frame(style, beside: target, string)
        #expect(place.minX >= 4 && place.maxX <= 296, "\(place)")
        #expect(place.minY >= 4 && place.maxY <= 196, "\(place)")
      }
    }
  }

  @Test func `a bubble is painted as a popover with its text inside`() {
    let bubble = Bubble(
      string: String(repeating: "A very long sentence. ", count: 40), style: .helpTag)
    let place = bubble.frame(
      beside: Rect(x: 10, y: 10, width: 10, height: 10), in: window, text: text)
    let list = DisplayList { bubble.paint(in: place, with: $0, text: text, theme: .dark) }
    let shape = RoundedRectangle(place, radius: 7, curve: .continuous)
    let commands = list.commands
    #expect(commands.contains(.fill(shape, Theme.dark.popover, within: nil)))
    #expect(commands.contains(.shadow(Theme.dark.popoverShadow, shape, within: nil)))
    guard case .text(let line, let origin, let color)? = commands.last else {
      Issue.record("no text is painted last")
      return
    }
    #expect(color == Theme.dark.label && origin.x >= place.minX + 8)
    #expect(origin.x + text.size(of: line).width <= place.maxX - 8)
  }
}
