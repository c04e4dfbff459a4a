package final class RecordingPainter: Painter {
  // Unchecked, as nothing else runs while a command is appended or lists are swapped.
  @exclusivity(unchecked) package private(set) var list = DisplayList()

  /// Reused memory for the lists of groups, clips and lenses.
  private var spares: [[DisplayList.Command]] = []

  /// The limit of commands that memory is reserved for. chosen
  private static let largestGuess = 4

  package var textScale = 1.0

  package init() {}

  package func removeAll() {
    // Keeping the capacity of an array without memory would allocate some.
    if list.commands.isEmpty { return }
    if list.commands.contains(where: \.hasContent) { list.commands.keepInnerMemory(in: &spares) }
    list.commands.removeAll(keepingCapacity: true)
  }

  package func exchangeList(with other: inout DisplayList) {
    swap(&list, &other)
    // The next node is often of the same kind; growing command by command takes longer.
    if list.commands.capacity == 0 {
      list.commands.reserveCapacity(min(other.commands.count, Self.largestGuess))
    }
  }

  /// Without this, each node that records after a large one would keep a large buffer.
  package func takeSpareMemory(of other: inout DisplayList) {
    other.commands.exchangeSpareMemory(with: &list.commands)
  }

  package func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    list.commands.append(.fill(shape, color, within: outline))
  }

  package func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    list.commands.append(.strokeInside(shape, width: width, color))
  }

  package func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    list.commands.append(.shadow(shadow, shape, within: outline))
  }

  package func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    list.commands.append(.raised(shape, color, shadows))
  }

  package func fill(_ path: Path, at origin: Point, color: Color) {
    list.commands.append(.path(path, at: origin, color))
  }

  package func fillAligned(_ rect: Rect, color: Color) {
    list.commands.append(.aligned(rect, color))
  }

  package func draw(_ text: Text, at origin: Point, color: Color) {
    list.commands.append(.text(text.scaled(by: textScale), at: origin, color))
  }

  package func draw(_ image: Image, in rect: Rect, color: Color?) {
    list.commands.append(.image(image, in: rect, color))
  }

  package func group(opacity: Double, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let inner = recorded(body)
    list.commands.append(.group(opacity: opacity, inner))
  }

  package func clip(to rect: Rect, _ body: () -> Void) {
    let inner = recorded(body)
    list.commands.append(.clip(rect, inner))
  }

  package func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    let inner = recorded(content)
    list.commands.append(.lens(shape, lens, inner))
  }

  private func recorded(_ body: () -> Void) -> DisplayList {
    var recorded = DisplayList()
    if let spare = spares.popLast() { recorded.commands = spare }
    swap(&list, &recorded)
    body()
    swap(&list, &recorded)
    return recorded
  }
}

extension [DisplayList.Command] {
  /// The maximum number of inner lists whose memory is kept. chosen
  private static var mostSpares: Int { 8 }
  /// The maximum number of commands that an inner list of which the memory is kept has room for.
  /// chosen
  private static var largestSpare: Int { 64 }

  /// Takes the memory of inner lists, which makes the commands unusable.
  fileprivate mutating func keepInnerMemory(in spares: inout [[DisplayList.Command]]) {
    for index in indices where self[index].hasContent {
      guard var inner = self[index].takeContent() else { continue }
      inner.keepInnerMemory(in: &spares)
      if spares.count == Self.mostSpares || inner.capacity > Self.largestSpare { continue }
      inner.removeAll(keepingCapacity: true)
      spares.append(inner)
    }
  }
}

extension DisplayList.Command {
  fileprivate var hasContent: Bool {
    switch self {
    case .group, .clip, .lens: true
    default: false
    }
  }

  /// Takes the commands of an inner list, which makes the command unusable.
  fileprivate mutating func takeContent() -> [DisplayList.Command]? {
    switch self {
    case .group(_, let list), .clip(_, let list), .lens(_, _, let list):
      self = .aligned(.zero, .clear)
      return list.commands
    default: return nil
    }
  }
}
