import Canvas
import Controls

extension ControlProperty {
  /// What of a switch can be changed.
  @MainActor static let ofSwitch: [ControlProperty] = [
    of(Switch.self, "on", "On", .state, .flag, .argument("isOn")) { .bool($0.isOn) },
    of(
      Switch.self, "mixed", "Mixed", .state, .flag, .assignment("isMixed"),
      offered: { $0.style != .switch }
    ) { .bool($0.isMixed) },
    of(
      Switch.self, "pending", "Pending", .state, .flag,
      .statement { $0 == .bool(true) ? "setPending(true)" : nil }
    ) { .bool($0.isPending) },
    enabled,
    of(
      Switch.self, "onTint", "On", .colors,
      .color([0x007AFF, 0x5856D6, 0xFF9500].map { Color(hex: $0) }) { $0.switchOn },
      .assignment("onTintColor")
    ) { .color($0.onTintColor) },
    of(
      Switch.self, "offTint", "Off", .colors,
      .color([0x8E8E93, 0xAEAEB2, 0xFF3B30].map { Color(hex: $0) }) { $0.switchOff },
      .assignment("offTintColor")
    ) { .color($0.offTintColor) },
    of(
      Switch.self, "thumbTint", "Thumb", .colors,
      .color([0xFFF7E0, 0xD1D1D6, 0x1C1C1E].map { Color(hex: $0) }) { $0.switchThumb },
      .assignment("thumbTintColor")
    ) { .color($0.thumbTintColor) },
    of(
      Switch.self, "style", "Style", .behavior, .choice(SwitchStyle.allCases.map(\.rawValue)),
      .argument("style")
    ) { .string($0.style.rawValue) },
    of(
      Switch.self, "dragStyle", "Drag", .behavior,
      .choice(SwitchDragStyle.allCases.map(\.rawValue)), .assignment("dragStyle")
    ) { .string($0.dragStyle.rawValue) },
    of(
      Switch.self, "title", "Title", .content, .text(TextSample.titles), .argument("title")
    ) { $0.title.map { .string($0) } ?? .null },
    of(
      Switch.self, "marks", "Marks for on and off", .content, .flag, .assignment("showsMarks"),
      offered: { $0.style == .switch }
    ) { .bool($0.showsMarks ?? false) },
  ]

  /// Whether the control can be acted on: of every control.
  @MainActor static let enabled = ControlProperty(
    name: "enabled", title: "Enabled", group: .state, kind: .flag,
    form: .assignment("isEnabled")
  ) { .bool($0.isEnabled) }

  /// A property of one kind of control.
  @MainActor
  static func of<Kind: Control>(
    _ type: Kind.Type, _ name: String, _ title: String, _ group: Group,
    _ kind: ControlProperty.Kind, _ form: Form,
    offered: @escaping @MainActor (Kind) -> Bool = { _ in true },
    _ read: @escaping @MainActor (Kind) -> JSON
  ) -> ControlProperty {
    ControlProperty(
      name: name, title: title, group: group, kind: kind, form: form,
      isOffered: { ($0 as? Kind).map(offered) ?? false }
    ) { ($0 as? Kind).map(read) ?? .null }
  }
}

extension JSON {
  /// A colour as logs have it; null for none.
  static func color(_ color: Color?) -> JSON { color.map { .string($0.hexText) } ?? .null }
}
