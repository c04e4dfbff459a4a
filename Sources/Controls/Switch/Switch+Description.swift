import Canvas

extension Switch: DescribedControl, DecidingControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "switch", title: "Switch", symbol: .switch, make: { Switch(isOn: true, label: "Wi-Fi") },
    makePlain: { Switch() }, arguments: ["isOn", "label", "style", "title"], tokens: "switch",
    properties: properties,
    states: StatePreset.combining(
      [
        StatePreset("Off", ["on": false]), StatePreset("On", ["on": true]),
        StatePreset("Mixed", ["style": "checkbox", "on": false, "mixed": true]),
      ],
      with: [
        .pressed, .focused, StatePreset("pending", ["pending": true], isEndless: true), .disabled,
      ]),
    animations: animations)

  private static let properties: [ControlProperty] = [
    .init(
      "on", \Switch.isOn, title: "On", in: .state, code: .argument("isOn"),
      help: "Whether the switch is on.", animate: { $0.setOn($1, animated: true) }),
    .init(
      "mixed", \Switch.isMixed, title: "Mixed", in: .state, code: .property("isMixed"),
      needs: "the style button or checkbox", help: "Whether the switch is neither on nor off.",
      isAvailable: { $0.style != .switch }, animate: { $0.setMixed($1, animated: true) }),
    .init(
      "pending", title: "Pending", in: .state,
      code: .statement { $0 == .flag(true) ? "setPending(true)" : nil }, option: "",
      help: "Whether a change waits for confirmation by the app.",
      get: { (toggle: Switch) in toggle.isPending },
      set: { toggle, isPending, _ in toggle.setPending(isPending) }),
    .init(
      "onTint", \Switch.onTintColor, title: "On", in: .colors,
      editor: .swatches([0x007AFF, 0x5856D6, 0xFF9500].map { Color(hex: $0) }) {
        theme, control in style(of: control).onColor(in: theme)
      },
      code: .property("onTintColor"), help: "The color of the track while the switch is on."),
    .init(
      "offTint", \Switch.offTintColor, title: "Off", in: .colors,
      editor: .swatches([0x8E8E93, 0xAEAEB2, 0xFF3B30].map { Color(hex: $0) }) {
        theme, control in style(of: control).offColor(in: theme)
      },
      code: .property("offTintColor"), help: "The color of the track while the switch is off."),
    .init(
      "thumbTint", \Switch.thumbTintColor, title: "Thumb", in: .colors,
      editor: .swatches([0xFFF7E0, 0xD1D1D6, 0x1C1C1E].map { Color(hex: $0) }) { theme, _ in
        theme[SwitchColors.self].thumb
      }, code: .property("thumbTintColor"), help: "The thumb's color."),
    .init(
      "style", \Switch.style, title: "Style", in: .behavior, isLook: true, code: .argument("style"),
      order: .first, help: "The style: a switch, a button or a checkbox."),
    .init(
      "dragStyle", \Switch.dragStyle, title: "Drag", in: .behavior,
      help: "The behavior of the thumb during a drag."),
    .init(
      "title", \Switch.title, title: "Title", in: .content,
      editor: .samples { _ in PropertySample.titles }, code: .argument("title"),
      help: "The title beside the switch, or in the button."),
    .init(
      "marks", \Switch.showsMarks, title: "On/off labels", in: .content, isLook: true,
      code: .property("showsMarks"), help: "Whether the track shows on/off labels.",
      isAvailable: { $0.style == .switch }),
  ]

  private static func style(of control: Control) -> SwitchStyle {
    (control as? Switch)?.style ?? .switch
  }

  private static let animations: [ControlAnimation] = [
    ControlAnimation(
      "Slide", "Position", spring: \Switch.metrics.slideSpring,
      spec: SwitchMetrics.regular.slideSpring, code: "metrics.slideSpring"
    ) { (behavior: SwitchBehavior, time) in behavior.state(at: time).thumbX }
    .available { (toggle: Switch) in toggle.style == .switch },
    ControlAnimation(
      "Press", "Thumb width", spring: \Switch.metrics.pressSpring,
      spec: SwitchMetrics.regular.pressSpring, ownSpec: { $0.metrics.spec.pressSpring },
      code: "metrics.pressSpring"
    ) { (behavior: SwitchBehavior, time) in behavior.state(at: time).thumbWidth }
    .available { (toggle: Switch) in toggle.style == .switch },
    ControlAnimation("Fade", "Track mix", unit: "") { (behavior: SwitchBehavior, time) in
      behavior.state(at: time).trackMix
    }
    .available { (toggle: Switch) in toggle.style == .switch },
    ControlAnimation(
      "Mark", "Mark scale", unit: "", spring: \Switch.metrics.checkbox.markSpring,
      spec: SwitchMetrics.regular.checkbox.markSpring, code: "metrics.checkbox.markSpring"
    ) { (behavior: SwitchBehavior, time) in behavior.state(at: time).checkbox?.markScale ?? 1 }
    .available { (toggle: Switch) in toggle.style == .checkbox },
    ControlAnimation("Fade", "Fill", unit: "") { (behavior: SwitchBehavior, time) in
      let state = behavior.state(at: time)
      return (state.checkbox?.fill ?? state.button)?.filled ?? 0
    }
    .available { (toggle: Switch) in toggle.style != .switch },
  ]

  /// Whether the switch's style uses a token; the opacity of on/off labels belongs to the theme.
  public func follows(_ token: Token) -> Bool {
    switch token.variant {
    case .all: true
    case .glass: style == .switch && metrics.thumbMaterial.isGlass
    case .checkbox: style == .checkbox
    case .button: style == .button
    case .none: false
    }
  }

  public var trace: KeyValuePairs<String, PropertyValue> {
    let state = state
    return [
      "isOn": .flag(state.isOn), "shown": .flag(state.isShownOn), "thumbX": .number(thumbLeft),
      "thumbWidth": .number(state.thumbWidth), "trackMix": .number(state.trackMix),
      "pressed": .flag(state.isPressed), "pending": .flag(isPending), "mixed": .flag(state.isMixed),
      "pressProgress": .number(state.pressProgress), "thumbHeight": .number(state.thumbHeight),
    ]
  }

  public var listener: ControlListener? { ControlListener("onChange", "isOn") }
  public var dragPhrase: String? { state.isShownOn ? "flip on" : "flip off" }
  public func pressPoint(ofPart part: Int?) -> Point? { thumbCenter }
  public func showPending() { setPending(true) }

  public func hold() -> (() -> Void)? {
    let wasPending = isPending
    setPending(true)
    return { [weak self] in self?.setPending(wasPending) }
  }

  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics[SwitchMetrics.self] = isSpec ? self.metrics.spec : self.metrics
  }
}

extension Switch: ThumbedControl {
  package func showPress(at progress: Double) {
    change(reason: "press") { behavior, _, _ in behavior.thumbPress.show(progress) }
  }
}
