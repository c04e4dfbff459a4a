import Canvas
import Controls

extension SegmentedControl {
  /// What a replay says of it in each frame.
  var traced: [JSON.Member] {
    let state = state
    let pill = state.unscaledPillRect
    let showsFocus = isFocused && scene?.isFocusVisible ?? false
    return [
      .init("selected", .array(state.selectedIndices.sorted().map { .integer($0) })),
      .init("shown", state.shownIndex.map { .integer($0) } ?? .null),
      .init("pillX", pill.map { .number(left(of: $0, state)) } ?? .null),
      .init("pillWidth", pill.map { .number($0.width) } ?? .null),
      .init("pillScale", .number(state.pillScale)),
      .init("pressedSegment", state.pressedIndex.map { .integer($0) } ?? .null),
      .init("separators", .array(state.separatorOpacities.map { .number($0) })),
      .init(
        "focusedSegment", showsFocus ? state.focusedIndex.map { .integer($0) } ?? .null : .null),
      .init("segments", .array(state.segments.compactMap { json(of: $0, state) })),
      .init(
        "pills",
        .array(
          state.pills.map { pill in
            .array([
              .number(left(of: pill.rect, state)), .number(pill.rect.width), .number(pill.opacity),
            ])
          })),
      .init(
        "enabledSegments",
        .array(
          segments.indices.filter { segments[$0].isEnabled }.map { .integer($0) })),
      .init("pending", .bool(isPending)),
    ]
  }

  private func json(of segment: ShownSegment, _ state: SegmentedState) -> JSON? {
    guard let index = segment.index else { return nil }
    let frame = state.segmentFrame(at: index)
    return .array([.number(left(of: frame, state)), .number(frame.width)])
  }

  /// Places are counted from the left, whichever side reading begins on.
  private func left(of rect: Rect, _ state: SegmentedState) -> Double {
    scene?.environment.direction == .rightToLeft ? state.width - rect.maxX : rect.minX
  }
}
