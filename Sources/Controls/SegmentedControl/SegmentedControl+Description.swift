import Canvas

extension SegmentedControl: DescribedControl, DecidingControl, PartedControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "segmented", title: "Segmented control", symbol: .segmented,
    make: { SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View") },
    makePlain: { SegmentedControl(["", "", ""]) }, arguments: ["", "selection", "label"],
    tokens: "segmented", properties: properties, initialValues: ["selected": 0], length: 300,
    states: states, animations: animations)

  private static let properties: [ControlProperty] = [
    .init(
      "selected", title: "Selected", in: .state,
      editor: .stepper({ 0...max(0, (($0 as? SegmentedControl)?.numberOfSegments ?? 0) - 1) }),
      code: .argument("selection") { value in
        Set(propertyValue: value).map { "selectedIndices = \($0.sorted())" }
      }, order: .last, help: "The selected segments, counted from 0.",
      get: { (control: SegmentedControl) in control.selectedIndices },
      set: { control, indices, animated throws(PropertyError) in
        try control.setSelected(indices, animated: animated)
      }),
    .init(
      "tint", \SegmentedControl.selectedSegmentTintColor, title: "Tint", in: .colors,
      editor: .swatches([0x007AFF, 0x34C759, 0xFF9500].map { Color(hex: $0) }) { theme, _ in
        theme[SegmentedColors.self].pill
      },
      code: .property("selectedSegmentTintColor"), help: "The color of selected segments."),
    .init(
      "selectionMode", \SegmentedControl.selectionMode, title: "Mode", in: .behavior,
      option: "mode", order: .first, help: "How many segments can be selected."),
    .init(
      "allowsEmptySelection", \SegmentedControl.allowsEmptySelection, title: "Allows no selection",
      in: .behavior, help: "Whether a tap on the selected segment deselects it."),
    .init(
      "selectionFollowsFocus", \SegmentedControl.selectionFollowsFocus, title: "Arrow keys select",
      in: .behavior, isUsuallySet: true, help: "Arrow keys select the segment that they move to."),
    .init(
      "springLoaded", \SegmentedControl.isSpringLoaded, title: "Spring-loading", in: .behavior,
      code: .property("isSpringLoaded"), help: "Whether holding a drag over a segment selects it."),
    .init(
      "segments", title: "Titles", in: .content,
      editor: .samples { control in
        let count = (control as? SegmentedControl)?.numberOfSegments ?? 0
        return SegmentTitles.samples.map {
          PropertySample($0, Array($1.prefix(count)).propertyValue)
        }
      }, code: .argument(""), order: .first,
      help: "Titles, or a number of segments without titles, 1 to 32.",
      get: { (control: SegmentedControl) in SegmentTitles(control.titles) },
      set: { control, titles, animated in control.setTitles(titles.titles, animated: animated) }),
    .init(
      "count", title: "Segments", in: .content, kind: .count(SegmentTitles.counts),
      editor: .stepper({ _ in SegmentTitles.counts }),
      code: PropertyCode.none, option: "", help: "The number of segments.",
      get: { (control: SegmentedControl) in control.numberOfSegments },
      set: { control, count, animated in
        let sample = SegmentTitles.samples.first { $0.titles.first == control.titles.first }
        let more = (sample ?? SegmentTitles.samples[0]).titles
        let kept = control.titles.prefix(count)
        control.setTitles(
          kept + (kept.count..<count).map { more.indices.contains($0) ? more[$0] : "\($0 + 1)" },
          animated: animated)
      }),
    texts(
      "symbols", help: "Names of symbols, shown beside titles or alone.",
      get: { if case .symbol(let symbol)? = $0.icon { symbol.name } else { "" } },
      check: { names throws(PropertyError) in
        if let unknown = names.first(where: { !$0.isEmpty && Symbol(named: $0) == nil }) {
          throw PropertyError(
            "has the unknown symbol \(unknown); playground symbols lists all names")
        }
      }, set: { $0.icon = Symbol(named: $1).map { .symbol($0) } }),
    texts(
      "ids", help: "Identifiers of the segments.", get: { $0.id?.rawValue ?? "" },
      set: { $0.id = $1.isEmpty ? nil : Segment.ID(rawValue: $1) }),
    texts(
      "beneath", title: "Beneath", in: .content, help: "Labels below the segments.",
      get: \.labelBeneath, set: { $0.labelBeneath = $1 }),
    texts(
      "helpTags", title: "Help tags", in: .content, help: "Help tags of the segments.",
      get: { $0.helpTag ?? "" }, set: { $0.helpTag = $1.isEmpty ? nil : $1 }),
    .init(
      "caption", \SegmentedControl.caption, title: "Caption", in: .content,
      help: "A label below the control."),
    .init(
      "disabledSegments", code: PropertyCode.none, help: "The disabled segments, counted from 0.",
      get: { (control: SegmentedControl) in
        Set(control.segments.indices.filter { !control.segments[$0].isEnabled })
      },
      set: { control, disabled, _ throws(PropertyError) in
        try control.updateSegments(disabled, "segments") { $1.isEnabled = !disabled.contains($0) }
      }),
    .init(
      "offsets", code: PropertyCode.none, option: "offset",
      help: "Content offsets of segments in points, such as 0:2,-1.",
      get: { (control: SegmentedControl) in
        let offsets = control.segments.enumerated().map { ($0.offset, $0.element.contentOffset) }
        return Dictionary(uniqueKeysWithValues: offsets.filter { $0.1 != .zero })
      },
      set: { control, offsets, _ throws(PropertyError) in
        try control.updateSegments(offsets.keys, "of segments") {
          $1.contentOffset = offsets[$0] ?? .zero
        }
      }),
    .init(
      "widths", title: "Widths", in: .look, kind: .nameOrNumbers(["equal", "proportional"]),
      code: .statement {
        $0 == .text("proportional") ? "apportionsSegmentWidthsByContent = true" : nil
      },
      help:
        "equal, proportional, or a width in points for each segment; 0 shares the remaining width.",
      get: { (control: SegmentedControl) in UntypedValue(control.widthsProperty) },
      set: { control, widths, _ throws(PropertyError) in
        try control.setWidths(widths.propertyValue)
      }),
    .init(
      "controlSize", \SegmentedControl.controlSize, title: "Size", in: .look, isLook: true,
      help: "The size of the control."),
    .init(
      "orientation", \SegmentedControl.orientation, title: "Orientation", in: .look,
      help: "The direction of the segments; in a vertical control, they are stacked."),
    .init(
      "compactStyle", \SegmentedControl.compactStyle, title: "Compact", in: .look,
      option: "compact", help: "The appearance if the control is too narrow for its titles."),
  ]

  private static let states: [StatePreset] = {
    let pressed = StatePreset("pressed", gesture: .press(at: 0.5))
    let other = StatePreset("other pressed", gesture: .press(at: 0.84))
    return StatePreset.combining(
      [StatePreset("Default", ["selected": 1])],
      with: [pressed, other, .focused, .pending, .disabled])
      + StatePreset.combining(
        [StatePreset("None", ["selected": .none])], with: [other, .focused, .disabled])
      + StatePreset.combining(
        [
          StatePreset("Multiple", ["selectionMode": "multiple", "selected": [0, 1]]),
          StatePreset("Momentary", ["selectionMode": "momentary"]),
        ], with: [pressed, .focused, .disabled])
  }()

  private static let animations: [ControlAnimation] = [
    ControlAnimation(
      "Slide", "Position", spring: \SegmentedControl.metrics.slideSpring,
      spec: SegmentedMetrics.regular.slideSpring, code: "metrics.slideSpring"
    ) { (behavior: SegmentedBehavior, time) in behavior.state(at: time).pillX },
    ControlAnimation(
      "Press", "Pill scale", unit: "", spring: \SegmentedControl.metrics.pressSpring,
      spec: SegmentedMetrics.regular.pressSpring, code: "metrics.pressSpring"
    ) { (behavior: SegmentedBehavior, time) in behavior.state(at: time).pillScale },
  ]

  public var trace: KeyValuePairs<String, PropertyValue> {
    let state = state
    let pill = state.unscaledPillRect
    let showsFocus = isFocused && scene?.isFocusVisible ?? false
    // Counted from the left, whichever side reading begins on.
    func left(_ rect: Rect) -> PropertyValue {
      .number(axis == .rightToLeft ? state.width - rect.maxX : rect.minX)
    }
    return [
      "selected": .list(state.selectedIndices.sorted().map { .integer($0) }),
      "shown": state.shownIndex.propertyValue, "pillX": pill.map(left) ?? .none,
      "pillWidth": (pill?.width).propertyValue, "pillScale": .number(state.pillScale),
      "pressedSegment": state.pressedIndex.propertyValue,
      "separators": .list(state.separatorOpacities.map { .number($0) }),
      "focusedSegment": (showsFocus ? state.focusedIndex : nil).propertyValue,
      "segments": .list(
        state.segments.compactMap(\.index).map { index in
          let frame = state.segmentFrame(at: index)
          return .list([left(frame), .number(frame.width)])
        }),
      "pills": .list(
        state.pills.map { .list([left($0.rect), .number($0.rect.width), .number($0.opacity)]) }),
      "enabledSegments": .list(
        segments.indices.filter { segments[$0].isEnabled }.map { .integer($0) }),
      "pending": .flag(isPending),
    ]
  }

  public var dragPhrase: String? { pressedPart.map { "over \($0)" } }
  public func propose() { _ = perform(.select(0)) }

  public var listener: ControlListener? {
    switch selectionMode {
    case .single: ControlListener("onChange", "index", printed: "index as Any")
    case .multiple: ControlListener("onSelectionChange", "indices")
    case .momentary: ControlListener("onTrigger", "index")
    }
  }

  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics[SegmentedMetrics.self] = isSpec ? specMetrics : self.metrics
  }

  public static let maximumPartCount = SegmentTitles.counts.upperBound
  public var partCount: Int { numberOfSegments }

  public func insertPart(title: String, symbol: Symbol?, at index: Int, animated: Bool) {
    insertSegment(Segment(title, symbol: symbol), at: index, animated: animated)
  }

  public func removePart(at index: Int, animated: Bool) {
    removeSegment(at: index, animated: animated)
  }
}
