import Canvas
import Controls

/// How a log's segmented control begins.
struct SegmentedLogOptions: ControlLogOptions {
  private var titles = ["", "", ""]
  private var selected: Int?
  private var disabledSegments: [Int] = []
  let width: Double?

  init(_ fields: inout JSONFields) throws {
    let ambiguous = "segments has to be a number or a list of titles"
    switch fields.take("segments") {
    case nil: break
    case .array(let values):
      titles = values.compactMap(\.string)
      guard titles.count == values.count else { throw fields.failure(ambiguous) }
      guard (1...SegmentsArgument.maximumCount).contains(titles.count) else {
        throw fields.failure("segments has to be 1 to \(SegmentsArgument.maximumCount)")
      }
    case let count? where count.number != nil:
      guard let count = count.wholeNumber, let segments = SegmentsArgument(argument: "\(count)")
      else {
        throw fields.failure("segments has to be 1 to \(SegmentsArgument.maximumCount)")
      }
      titles = segments.titles
    default: throw fields.failure(ambiguous)
    }
    try fields.only(.string("single"), for: "selectionMode")
    try fields.only(.bool(false), for: "allowsEmptySelection")
    try fields.only(.bool(true), for: "selectionFollowsFocus")
    disabledSegments = try fields.integers("disabledSegments") ?? []
    guard disabledSegments.allSatisfy(titles.indices.contains) else {
      throw fields.failure("disabledSegments has to be segments from 0 to \(titles.count - 1)")
    }
    selected = try fields.integers("selected")?.first ?? 0
    guard let selected, titles.indices.contains(selected) else {
      throw fields.failure("selected has to be a segment from 0 to \(titles.count - 1)")
    }
    width = try fields.controlWidth() ?? 300
  }

  @MainActor
  func control(label: String) -> Control {
    let segmented = SegmentedControl(titles, selection: selected, label: label)
    for index in disabledSegments { segmented.setEnabled(false, forSegmentAt: index) }
    return segmented
  }
}
