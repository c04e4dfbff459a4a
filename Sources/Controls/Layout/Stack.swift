import Canvas

/// A row or a column.
///
/// Children have the size they want; the remaining space is shared by ``Spacer``s and other
/// stretching children. If space is short, scroll views in a column and single-line labels in a row
/// shrink, the longest ones first, and so do other nodes down to their
/// ``Node/minimumSize(_:in:)``.
public final class Stack: Node {
  /// The alignment across the stack.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge, or at the top.
    case leading
    /// In the center.
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    /// Children fill the stack.
    case fill
  }

  /// The axis of the stack.
  public let axis: Axis

  /// The space between children, in points.
  public var spacing: Double { didSet { changed(spacing, from: oldValue, .layout, "spacing") } }

  /// The padding around all children, in points.
  public var padding: Insets { didSet { changed(padding, from: oldValue, .layout, "padding") } }

  /// The alignment across the stack; a nested stack is as small as its content, so the outer
  /// alignment applies.
  public var alignment: Alignment {
    didSet { changed(alignment, from: oldValue, .layout, "alignment") }
  }

  /// Creates a row or a column of nodes.
  ///
  /// - Parameter alignment: By default leading in a column and centered in a row.
  public init(
    _ axis: Axis, spacing: Double = 0, padding: Insets = .zero, alignment: Alignment? = nil,
    @NodeBuilder children: () -> [Node]
  ) {
    (self.axis, self.spacing, self.padding) = (axis, spacing, padding)
    self.alignment = alignment ?? (axis == .vertical ? .leading : .center)
    super.init()
    setChildren(children())
  }

  /// A stack with the same padding on all sides, in points.
  public convenience init(
    _ axis: Axis, spacing: Double = 0, padding: Double, alignment: Alignment? = nil,
    @NodeBuilder children: () -> [Node]
  ) {
    self.init(
      axis, spacing: spacing, padding: Insets(padding), alignment: alignment, children: children)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    size(of: childSizes(in: inner(available), context, .measuring))
  }

  public override func minimumSize(_ available: Size, in context: LayoutContext) -> Size {
    let available = inner(available)
    return size(
      of: children.filter { !$0.isHidden }.map { minimumSize(of: $0, available, context) })
  }

  private func minimumSize(of child: Node, _ available: Size, _ context: LayoutContext) -> Size {
    let isFlexible = child.stretches(along: axis)
    return child.minimumSize(offer(of: available, isFlexible: isFlexible), in: context)
  }

  private func inner(_ size: Size) -> Size {
    Size(size.width - padding.horizontal, size.height - padding.vertical)
  }

  private func size(of sizes: [Size]) -> Size {
    let padding = padding
    var length = spacing * Double(max(sizes.count - 1, 0))
    var breadth = 0.0
    for size in sizes {
      length += along(size)
      breadth = max(breadth, across(size))
    }
    let size = axis == .horizontal ? Size(length, breadth) : Size(breadth, length)
    return Size(size.width + padding.horizontal, size.height + padding.vertical)
  }

  public override func layout(in context: LayoutContext) {
    let area = bounds.inset(by: padding)
    let (spacing, alignment) = (spacing, alignment)
    let sizes = childSizes(in: area.size, context, .placing)
    var place = axis == .horizontal ? area.minX : area.minY
    var next = 0
    for child in children where !child.isHidden {
      let size = sizes[next]
      next += 1
      let breadth = alignment == .fill ? across(area.size) : min(across(size), across(area.size))
      let offset = alignment.offset(of: breadth, in: across(area.size))
      if axis == .horizontal {
        var x = place
        if context.direction == .rightToLeft { x = area.minX + area.maxX - place - size.width }
        child.frame = Rect(x: x, y: area.minY + offset, width: size.width, height: breadth)
      } else {
        let isMirrored = context.direction == .rightToLeft && alignment != .center
        let x = isMirrored ? area.maxX - offset - breadth : area.minX + offset
        child.frame = Rect(x: x, y: place, width: breadth, height: size.height)
      }
      place += along(size) + spacing
    }
  }

  private enum Pass { case measuring, placing }

  /// A smaller lack of space is due to rounding, in points.
  private static let leastLack = 0.01

  /// A stretching child in a row is measured at its minimum, before it gets its share.
  private func offer(of available: Size, isFlexible: Bool) -> Size {
    axis == .horizontal && isFlexible && available.width.isFinite
      ? Size(0, available.height) : available
  }

  /// The sizes of the visible children, after stretching or shrinking; loops, as closures on the
  /// main actor are checked at each call.
  private func childSizes(in available: Size, _ context: LayoutContext, _ pass: Pass) -> [Size] {
    var sizes: [Size] = []
    sizes.reserveCapacity(children.count)
    var flexible: [Int] = []
    var rest = along(available)
    for child in children where !child.isHidden {
      let isFlexible = child.stretches(along: axis)
      if isFlexible { flexible.append(sizes.count) }
      let size = child.measure(offer(of: available, isFlexible: isFlexible), in: context)
      rest -= along(size)
      sizes.append(size)
    }
    rest -= spacing * Double(max(sizes.count - 1, 0))
    // In unlimited space every child has its ideal size.
    if !rest.isFinite { return sizes }
    if rest <= 0 {
      if rest < -Self.leastLack { shrink(&sizes, by: -rest, in: available, context, pass) }
      return sizes
    }
    for index in flexible {
      let share = rest / Double(flexible.count)
      if axis == .horizontal {
        sizes[index].width += share
      } else {
        sizes[index].height += share
      }
    }
    return sizes
  }

  /// Shortens the children that can be shorter.
  ///
  /// Measuring keeps the wanted height, which a scroll view around the stack asks for, and the
  /// wanted width if the children do not fit anyway, as in a query for a width of 0.
  private func shrink(
    _ sizes: inout [Size], by lack: Double, in available: Size, _ context: LayoutContext,
    _ pass: Pass
  ) {
    if pass == .measuring && axis == .vertical { return }
    let shown = children.filter { !$0.isHidden }
    let wanted = sizes.map(along)
    let least = shown.map { along(minimumSize(of: $0, available, context)) }
    let room = wanted.reduce(0, +) - lack
    if pass == .measuring && least.reduce(0, +) > room { return }
    let lengths = ShrinkingLengths(wanted, least: least).fitting(room)
    for (index, length) in lengths.enumerated() where length < wanted[index] {
      if axis == .horizontal {
        let height = shown[index].measure(Size(length, available.height), in: context).height
        sizes[index] = Size(length, height)
      } else {
        sizes[index].height = length
      }
    }
  }

  private func along(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
  private func across(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }
}

extension Stack.Alignment {
  fileprivate func offset(of breadth: Double, in available: Double) -> Double {
    switch self {
    case .leading, .fill: 0
    case .center: (available - breadth) / 2
    case .trailing: available - breadth
    }
  }
}

/// A node that takes up the remaining space of a stack.
public final class Spacer: Node {
  public override func measure(_ available: Size, in context: LayoutContext) -> Size { .zero }

  public override func stretches(along axis: Axis) -> Bool { true }
}

/// A result builder for the children of a container.
@resultBuilder
public enum NodeBuilder {
  /// A node.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }
  /// An array of nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// The nodes of a block.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// The nodes of an `if` without `else`.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// The nodes of a first branch.
  public static func buildEither(first part: [Node]) -> [Node] { part }
  /// The nodes of a second branch.
  public static func buildEither(second part: [Node]) -> [Node] { part }
  /// The nodes of a loop.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}

/// A layout axis.
public enum Axis: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical
}
