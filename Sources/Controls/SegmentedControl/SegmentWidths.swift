import Canvas

package enum SegmentWidths: Hashable, PropertyRepresentable {
  case equal
  case proportional
  /// The width of each segment, in points; 0 for a share of the remaining width.
  case fixed([Double])

  package static var propertyKind: PropertyKind { .nameOrNumbers(["equal", "proportional"]) }

  package init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .none, .text("equal"): self = .equal
    case .text("proportional"): self = .proportional
    case .list(let values):
      let numbers = values.compactMap(\.number)
      guard numbers.count == values.count else { return nil }
      self = .fixed(numbers)
    default: return nil
    }
  }

  package var propertyValue: PropertyValue {
    switch self {
    case .equal: "equal"
    case .proportional: "proportional"
    case .fixed(let widths): .list(widths.map { .number($0) })
    }
  }

  @MainActor
  package init(of control: SegmentedControl) {
    if control.segments.contains(where: { $0.width > 0 }) {
      self = .fixed(control.segments.map(\.width))
    } else {
      self = control.apportionsSegmentWidthsByContent ? .proportional : .equal
    }
  }

  @MainActor
  func apply(to control: SegmentedControl) throws(PropertyError) {
    var widths = [Double](repeating: 0, count: control.numberOfSegments)
    if case .fixed(let given) = self {
      guard given.count == widths.count, given.allSatisfy({ (0...4000).contains($0) }) else {
        throw PropertyError(
          "must have a width of 0 to 4000 points for each of \(widths.count) segments")
      }
      widths = given
    }
    control.apportionsSegmentWidthsByContent = self == .proportional
    for (index, width) in widths.enumerated() { control.setWidth(width, forSegmentAt: index) }
  }
}
