import Canvas
import Controls

/// A segmented control as a command line or a log describes it.
struct SegmentedDescription {
  /// How wide segments are.
  enum Widths: Hashable {
    case equal
    case proportional
    /// pt, one a segment; 0 for a share of what is left.
    case fixed([Double])
  }

  var titles = ["", "", ""]
  /// Names, one a segment; empty ones for no symbol.
  var symbols: [String] = []
  var beneath: [String] = []
  var helpTags: [String] = []
  var caption = ""
  var widths = Widths.equal
  var size = ControlSize.regular
  var mode = SegmentSelectionMode.single
  var selected: Set<Int> = [0]
  var disabled: Set<Int> = []
  var tint: Color?
  /// pt, by segment.
  var offsets: [Int: Point] = [:]
  var appearance: SegmentedAppearance?
  var allowsEmptySelection = false
  var selectionFollowsFocus = true
  var isSpringLoaded = false

  /// What is wrong with it, in a sentence; nil if nothing is.
  ///
  /// - Parameter name: turns a word into how it is written where it was given.
  func complaint(naming name: (String) -> String) -> String? {
    let last = titles.count - 1
    let lists = [
      ("symbols", symbols), ("beneath", beneath), ("help-tags", helpTags),
    ]
    for (word, list) in lists where !list.isEmpty && list.count != titles.count {
      return "\(name(word)) has \(list.count) entries for \(titles.count) segments"
    }
    if let unknown = symbols.first(where: { !$0.isEmpty && Symbol(named: $0) == nil }) {
      return "\(name("symbols")): there is no symbol \(unknown); playground symbols lists them"
    }
    if case .fixed(let list) = widths {
      guard list.count == titles.count else {
        return "\(name("widths")) has \(list.count) entries for \(titles.count) segments"
      }
      guard list.allSatisfy({ (0...4000).contains($0) }) else {
        return "\(name("widths")) has to be 0 to 4000 pt each"
      }
    }
    func isThere(_ indices: some Sequence<Int>) -> Bool {
      indices.allSatisfy { titles.indices.contains($0) }
    }
    guard isThere(selected) else {
      return "\(name("selected")) has to be a segment from 0 to \(last)"
    }
    if mode == .single && selected.count > 1 {
      return "\(name("selected")) can be several segments with the mode multiple only"
    }
    guard isThere(disabled) else {
      return "\(name("disabled-segments")) has to be segments from 0 to \(last)"
    }
    guard isThere(offsets.keys) else {
      return "\(name("offset")) has to be of a segment from 0 to \(last)"
    }
    return nil
  }

  @MainActor
  func control(label: String) -> SegmentedControl {
    let control = SegmentedControl(segments, mode: mode, label: label)
    control.select(mode == .momentary ? [] : selected, animated: false)
    control.allowsEmptySelection = allowsEmptySelection
    control.selectionFollowsFocus = selectionFollowsFocus
    control.isSpringLoaded = isSpringLoaded
    control.controlSize = size
    control.caption = caption
    control.appearance = appearance
    control.selectedSegmentTintColor = tint
    control.apportionsSegmentWidthsByContent = widths == .proportional
    return control
  }

  private var segments: [Segment] {
    titles.indices.map { index in
      var segment = Segment(titles[index], isEnabled: !disabled.contains(index))
      if symbols.indices.contains(index) {
        segment.icon = Symbol(named: symbols[index]).map { .symbol($0) }
      }
      if beneath.indices.contains(index) { segment.labelBeneath = beneath[index] }
      if helpTags.indices.contains(index), !helpTags[index].isEmpty {
        segment.helpTag = helpTags[index]
      }
      if case .fixed(let list) = widths, list.indices.contains(index) {
        segment.width = list[index]
      }
      segment.contentOffset = offsets[index] ?? .zero
      return segment
    }
  }
}
