import Canvas
import Controls

/// Nodes beside each other, in as many lines as they need.
package final class FlowLine: Node {
  /// In points. chosen
  private static let minimumSpacing = 8.0

  private typealias Line = (nodes: Range<Int>, gap: Double, y: Double, height: Double)

  private let spacing: Double?
  private let lineSpacing: Double

  /// In points; a `spacing` of `nil` spreads a single line over the width. chosen
  package init(_ nodes: [Node], spacing: Double? = nil, lineSpacing: Double = 16) {
    (self.spacing, self.lineSpacing) = (spacing, lineSpacing)
    super.init()
    for node in nodes { addChild(node) }
  }

  package override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  private func lines(_ sizes: [Size], width: Double) -> [Line] {
    let least = spacing ?? Self.minimumSpacing
    var lines: [Line] = []
    var (start, y) = (0, 0.0)
    while start < sizes.count {
      var end = start + 1
      var sum = sizes[start].width
      while end < sizes.count, sum + least + sizes[end].width <= width {
        sum += least + sizes[end].width
        end += 1
      }
      let height = sizes[start..<end].map(\.height).max() ?? 0
      // Several lines have the same gap, so that their nodes are aligned.
      let isSpread = spacing == nil && start == 0 && end == sizes.count && end > 1
      let gap = least + (isSpread ? (width - sum) / Double(end - 1) : 0)
      lines.append((start..<end, gap, y, height))
      y += height + lineSpacing
      start = end
    }
    return lines
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let sizes = children.map { $0.measure(available, in: context) }
    let last = lines(sizes, width: available.width).last
    return Size(available.width, last.map { $0.y + $0.height } ?? 0)
  }

  package override func layout(in context: LayoutContext) {
    let sizes = children.map { $0.measure(frame.size, in: context) }
    for line in lines(sizes, width: frame.width) {
      var x = 0.0
      for index in line.nodes {
        let size = sizes[index]
        let y = line.y + (line.height - size.height) / 2
        place(children[index], Rect(origin: Point(x, y), size: size), context)
        x += size.width + line.gap
      }
    }
  }
}

/// A content with padding, on a card or in the outline of one.
package final class PaddedCard: Node {
  private static let outline = 0.75

  private let content: Node
  private let padding: Double
  private let isRaised: Bool

  /// `padding` is in points.
  package init(_ content: Node, padding: Double, isRaised: Bool = true) {
    (self.content, self.padding, self.isRaised) = (content, padding, isRaised)
    super.init()
    addChild(content)
  }

  package override var elevatesChildren: Bool { isRaised }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let room = Size(available.width - 2 * padding, available.height)
    return Size(available.width, content.measure(room, in: context).height + 2 * padding)
  }

  package override func layout(in context: LayoutContext) {
    content.frame = bounds.inset(by: padding)
  }

  package override func paint(with painter: any Painter, in context: PaintContext) {
    if isRaised { return painter.drawCard(bounds, theme: context.theme) }
    painter.strokeInside(
      RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous),
      width: Self.outline, color: context.theme.hairline)
  }
}

extension Node {
  /// Places a child of its own size at a place in reading direction, and returns the size.
  @discardableResult
  func place(_ child: Node, at origin: Point, _ context: LayoutContext) -> Size {
    let size = child.measure(frame.size, in: context)
    place(child, Rect(origin: origin, size: size), context)
    return size
  }

  /// Places a child of its own size before a place in reading direction; returns where it starts.
  @discardableResult
  func place(_ child: Node, upTo end: Double, midY: Double, _ context: LayoutContext) -> Double {
    let size = child.measure(frame.size, in: context)
    place(child, Rect(x: end - size.width, midY: midY, size: size), context)
    return end - size.width
  }
}
