import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Code block` {
  private let block = CodeBlock(
    SwiftHighlighter.lines(of: "let a = 1\nlet b = 2"), metrics: .regular)
  private let rig: SceneRig<CodeBlock>

  init() { rig = SceneRig(block, size: Size(240, 68)) }

  @Test func `is as high as its lines`() {
    let context = LayoutContext(text: TextEngine(), direction: .leftToRight)
    #expect(block.measure(Size(300, .infinity), in: context) == Size(300, 68))
    let narrow = CodeBlock(block.code, metrics: .column)
    #expect(narrow.measure(Size(300, .infinity), in: context).height == 64)
    #expect(CodeBlock([]).measure(Size(300, .infinity), in: context).height == 28)
  }

  private func litLines() throws -> [Int] {
    let bitmap = try rig.bitmap()
    let lines = (0..<block.code.count).filter { line in
      let y = 16 + 14 + 20 * line + 10
      let pixel = bitmap[16 + 230, y]
      return pixel.map { $0.red != 255 } ?? false
    }
    return lines
  }

  @Test func `highlights a changed line for 0.6 s`() throws {
    #expect(try litLines() == [])
    block.code = SwiftHighlighter.lines(of: "let a = 1\nlet b = 3")
    rig.showFrame()
    #expect(try litLines() == [1])
    rig.showFrame(after: 0.3)
    #expect(try litLines() == [1] && rig.wantsFrame)
    rig.showFrame(after: 0.31)
    #expect(try litLines() == [])
    rig.settle()
    #expect(!rig.wantsFrame)
  }

  @Test func `keeps a highlighted line highlighted`() throws {
    block.code[0].isLit = true
    rig.settle()
    #expect(try litLines() == [0])
    #expect(!rig.wantsFrame)
  }

  @Test func `is static text in the accessibility tree`() throws {
    let semantics = try #require(rig.scene.semantics(of: block))
    #expect(semantics.role == .staticText && semantics.label == "let a = 1\nlet b = 2")
    #expect(semantics.actions.isEmpty && block.text == "let a = 1\nlet b = 2")
  }

  @Test func `reads from left to right in any direction, and colors each word`() throws {
    let rig = SceneRig(block, size: Size(240, 68), direction: .rightToLeft)
    func word(_ string: String) throws -> (text: Text, origin: Point, color: Color) {
      try #require(Drawing(of: rig).texts.first { $0.text.string == string })
    }
    #expect(try word("let").origin.x == 32 && word("let").color == Theme.light.code.keyword)
    #expect(try word("1").color == Theme.light.code.number)
  }

  @Test func `clips lines that are too long`() throws {
    let rig = SceneRig(
      CodeBlock(SwiftHighlighter.lines(of: String(repeating: "abc ", count: 99))),
      size: Size(100, 48))
    #expect(throws: Never.self) { try rig.bitmap() }
  }
}
