import Canvas
import Controls

extension SegmentedControl {
  /// Does what a log's `set` asks for.
  func take(_ setting: ControlSetting) throws {
    let value = setting.value
    switch (setting.property, value) {
    case ("selected", _):
      guard let selection = value.segmentSelection else { throw setting.failure }
      guard select(selection, animated: setting.isAnimated) else {
        throw setting.failure(
          "selected has to be a segment from 0 to \(numberOfSegments - 1), "
            + "or several with the mode multiple")
      }
    case ("segments", _): try takeSegments(setting)
    case ("symbols", .array(let names)):
      try takeSymbols(names.map { $0.string ?? "" }, setting)
    case ("beneath", .array(let labels)):
      try takeAll(labels.map { $0.string ?? "" }, setting) { $0.labelBeneath = $1 }
    case ("helpTags", .array(let tags)):
      try takeAll(tags.map(\.string), setting) { $0.helpTag = $1 }
    case ("caption", .string(let text)): caption = text
    case ("widths", _): try takeWidths(setting)
    case ("controlSize", .string(let name)):
      guard let size = ControlSize(rawValue: name) else { throw setting.failure }
      controlSize = size
    case ("selectionMode", .string(let name)):
      guard let mode = SegmentSelectionMode(rawValue: name) else { throw setting.failure }
      selectionMode = mode
    case ("disabledSegments", _):
      guard let disabled = value == .null ? [] : value.segmentSelection,
        disabled.allSatisfy((0..<numberOfSegments).contains)
      else { throw setting.failure }
      for index in 0..<numberOfSegments {
        setEnabled(!disabled.contains(index), forSegmentAt: index)
      }
    case ("tint", .null): selectedSegmentTintColor = nil
    case ("tint", .string(let text)):
      guard let color = Color(text) else { throw setting.failure }
      selectedSegmentTintColor = color
    case ("offsets", _):
      guard let offsets = value.segmentOffsets else { throw setting.failure }
      guard offsets.keys.allSatisfy((0..<numberOfSegments).contains) else {
        throw setting.failure("offsets has to be of a segment from 0 to \(numberOfSegments - 1)")
      }
      for index in 0..<numberOfSegments {
        setContentOffset(offsets[index] ?? .zero, forSegmentAt: index)
      }
    case ("allowsEmptySelection", .bool(let isAllowed)): allowsEmptySelection = isAllowed
    case ("selectionFollowsFocus", .bool(let isFollowing)): selectionFollowsFocus = isFollowing
    case ("springLoaded", .bool(let isLoaded)): isSpringLoaded = isLoaded
    case ("appearance", .null): appearance = nil
    case ("appearance", _):
      appearance =
        try AppearanceFile(option: value, folder: setting.folder, place: setting.place).appearance
    default: throw setting.failure
    }
  }

  /// What is there already keeps all but its title.
  private func takeSegments(_ setting: ControlSetting) throws {
    guard let titles = setting.value.segmentTitles else {
      throw setting.failure(
        "segments has to be a number or a list of titles, 1 to \(SegmentsArgument.maximumCount)")
    }
    while numberOfSegments > titles.count {
      removeSegment(at: numberOfSegments - 1, animated: setting.isAnimated)
    }
    for (index, title) in titles.enumerated() {
      if index < numberOfSegments {
        setTitle(title, forSegmentAt: index)
      } else {
        insertSegment(Segment(title), at: index, animated: setting.isAnimated)
      }
    }
  }

  private func takeAll<Value>(
    _ values: [Value], _ setting: ControlSetting, _ body: (inout Segment, Value) -> Void
  ) throws {
    guard values.count == numberOfSegments else { throw setting.failure }
    for (index, value) in values.enumerated() { updateSegment(at: index) { body(&$0, value) } }
  }

  private func takeSymbols(_ names: [String], _ setting: ControlSetting) throws {
    guard names.allSatisfy({ $0.isEmpty || Symbol(named: $0) != nil }) else {
      throw setting.failure("playground symbols lists the symbols there are")
    }
    try takeAll(names, setting) { $0.icon = Symbol(named: $1).map { .symbol($0) } }
  }

  private func takeWidths(_ setting: ControlSetting) throws {
    guard let widths = setting.value.segmentWidths else { throw setting.failure }
    var list = [Double](repeating: 0, count: numberOfSegments)
    if case .fixed(let given) = widths { list = given }
    guard list.count == numberOfSegments, list.allSatisfy({ (0...4000).contains($0) }) else {
      throw setting.failure
    }
    apportionsSegmentWidthsByContent = widths == .proportional
    for (index, width) in list.enumerated() { setWidth(width, forSegmentAt: index) }
  }
}
