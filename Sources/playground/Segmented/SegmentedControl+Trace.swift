import Canvas
import Controls

extension SegmentedControl {
  /// What a replay says of it in each frame.
  var traced: [JSON.Member] {
    let state = state
    let pill = state.unscaledPillRect
    // Places are counted from the left, whichever side reading begins on.
    let isMirrored = scene?.environment.direction == .rightToLeft
    let pillX = pill.map { isMirrored ? state.width - $0.maxX : $0.minX }
    let showsFocus = isFocused && scene?.isFocusVisible ?? false
    return [
      .init("selected", .array(state.selectedIndex.map { [.integer($0)] } ?? [])),
      .init("shown", state.shownIndex.map { .integer($0) } ?? .null),
      .init("pillX", pillX.map { .number($0) } ?? .null),
      .init("pillWidth", pill.map { .number($0.width) } ?? .null),
      .init("pillScale", .number(state.pillScale)),
      .init("pressedSegment", state.pressedIndex.map { .integer($0) } ?? .null),
      .init("separators", .array(state.separatorOpacities.map { .number($0) })),
      .init("focusedSegment", showsFocus ? state.shownIndex.map { .integer($0) } ?? .null : .null),
    ]
  }
}
