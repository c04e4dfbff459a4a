import Canvas
import Controls

extension ControlProperty {
  /// What of a segmented control can be changed.
  @MainActor static let ofSegmented: [ControlProperty] = [
    of(
      SegmentedControl.self, "selected", "Selected", .state, .count(0...4, orNone: true),
      .argument("selection")
    ) { $0.selection.map { .integer($0) } ?? .null },
    enabled,
    of(
      SegmentedControl.self, "tint", "Tint", .colors,
      .color([0x007AFF, 0x34C759, 0xFF9500].map { Color(hex: $0) }) { $0.pill },
      .assignment("selectedSegmentTintColor")
    ) { .color($0.selectedSegmentTintColor) },
    of(
      SegmentedControl.self, "selectionMode", "Mode", .behavior,
      .choice(SegmentSelectionMode.allCases.map(\.rawValue)), .assignment("selectionMode")
    ) { .string($0.selectionMode.rawValue) },
    of(
      SegmentedControl.self, "allowsEmptySelection", "May be empty", .behavior, .flag,
      .assignment("allowsEmptySelection")
    ) { .bool($0.allowsEmptySelection) },
    of(
      SegmentedControl.self, "selectionFollowsFocus", "Keys select", .behavior, .flag,
      .assignment("selectionFollowsFocus")
    ) { .bool($0.selectionFollowsFocus) },
    of(
      SegmentedControl.self, "springLoaded", "Spring loaded", .behavior, .flag,
      .assignment("isSpringLoaded")
    ) { .bool($0.isSpringLoaded) },
    of(
      SegmentedControl.self, "segments", "Titles", .content, .text(TextSample.segments), .none
    ) { .array($0.titles.map { .string($0) }) },
    of(
      SegmentedControl.self, "count", "Segments", .content, .count(1...5, orNone: false), .none
    ) { .integer($0.numberOfSegments) },
    of(
      SegmentedControl.self, "widths", "Widths", .look, .choice(["equal", "proportional"]),
      .statement { $0 == .string("proportional") ? "apportionsSegmentWidthsByContent = true" : nil }
    ) { .string($0.apportionsSegmentWidthsByContent ? "proportional" : "equal") },
    of(
      SegmentedControl.self, "controlSize", "Size", .look,
      .choice(ControlSize.allCases.map(\.rawValue)), .assignment("controlSize")
    ) { .string($0.controlSize.rawValue) },
  ]
}
