import Canvas

@testable import Controls

/// Measures text at 6 pt per character, as high as its font size, or by another rule.
final class PlainText: TextMeasuring {
  private let rule: (Text) -> Size
  private let breaksWords: Bool

  init(
    breaksWords: Bool = false,
    _ rule: @escaping (Text) -> Size = { text in
      let width = 6 * Double(text.string.count)
      return Size(min(width, text.maximumWidth ?? width), text.font.size)
    }
  ) {
    self.rule = rule
    self.breaksWords = breaksWords
  }

  func size(of text: Text) -> Size { rule(text) }
  func paintBounds(of text: Text) -> Rect { Rect(origin: .zero, size: size(of: text)) }
  func lines(of string: String, font: Font, width: Double) -> [String] {
    breaksWords ? string.split(separator: " ").map(String.init) : [string]
  }
}

/// A scene of 320 x 120 pt that is laid out without fonts.
final class PlainLayout {
  let scene: Scene

  init(
    _ root: Node, _ direction: LayoutDirection = .leftToRight, theme: Theme = .light,
    size: Size = Size(320, 120), text: any TextMeasuring = PlainText()
  ) {
    scene = Scene(
      root, theme: theme, environment: SceneEnvironment(direction: direction), text: text)
    scene.resize(to: size, scale: 1)
    update()
  }

  var theme: Theme { scene.theme }
  @discardableResult func update(at seconds: Double = 0) -> FrameUpdate { scene.frame(at: seconds) }
}

extension Rect {
  nonisolated init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension PixelRect {
  nonisolated init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Node {
  var commands: [DisplayList.Command] { displayList.commands }

  func measured(_ available: Size = .zero, by text: any TextMeasuring = TextEngine()) -> Size {
    measure(available, in: LayoutContext(text: text, direction: .leftToRight))
  }
}
