import Canvas

/// The content offsets of segments, in points, by index.
struct SegmentOffsets: Hashable, PropertyRepresentable {
  static var propertyKind: PropertyKind { .points }

  let offsets: [Int: Point]

  init?(propertyValue: PropertyValue) {
    let values: [PropertyValue]
    switch propertyValue {
    case .none: values = []
    case .list(let list): values = list
    default: values = [propertyValue]
    }
    var offsets: [Int: Point] = [:]
    for value in values {
      let parts = value.text?.split(separator: ":", omittingEmptySubsequences: false) ?? []
      let numbers = parts.last?.split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }
      guard parts.count == 2, let index = Int(parts[0]), let numbers, numbers.count == 2,
        numbers.allSatisfy((-4000...4000).contains),
        offsets.updateValue(Point(numbers[0], numbers[1]), forKey: index) == nil
      else { return nil }
    }
    self.offsets = offsets
  }

  var propertyValue: PropertyValue {
    .list(offsets.sorted { $0.key < $1.key }.map { .text("\($0.key):\($0.value.x),\($0.value.y)") })
  }

  @MainActor
  init(of control: SegmentedControl) {
    let moved = control.segments.enumerated().filter { $0.element.contentOffset != .zero }
    offsets = Dictionary(
      moved.map { ($0.offset, $0.element.contentOffset) }, uniquingKeysWith: { one, _ in one })
  }

  @MainActor
  func apply(to control: SegmentedControl) throws(PropertyError) {
    let last = control.numberOfSegments - 1
    guard offsets.keys.allSatisfy({ (0...max(last, 0)).contains($0) }) else {
      throw PropertyError("must be of segments from 0 to \(last)")
    }
    for index in 0..<control.numberOfSegments {
      control.setContentOffset(offsets[index] ?? .zero, forSegmentAt: index)
    }
  }
}
