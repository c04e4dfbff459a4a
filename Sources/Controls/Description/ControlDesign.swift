/// Which tokens of the design a control follows, and their values for it.
@MainActor
public struct ControlDesign {
  private let prefixes: [String]
  private let isUsed: (Control, String) -> Bool
  private let writeLive: (Control, inout ControlMetrics) -> Void
  private let writeSpec: (Control, inout ControlMetrics) -> Void

  /// The tokens of a group and of its motion.
  ///
  /// - Parameters:
  ///   - group: the first part of the tokens' names, and the second of those of its motion.
  ///   - path: its metrics among those of all controls.
  ///   - live: the metrics of a control.
  ///   - spec: the metrics that the spec has for a control like that.
  ///   - isUsed: whether a control follows a token of the group, by its name.
  public init<Owner: Control, Metrics>(
    group: String, _ path: WritableKeyPath<ControlMetrics, Metrics>,
    live: @escaping (Owner) -> Metrics, spec: @escaping (Owner) -> Metrics,
    isUsed: @escaping (Owner, String) -> Bool = { _, _ in true }
  ) {
    prefixes = [group + ".", "motion." + group + "."]
    self.isUsed = { control, name in (control as? Owner).map { isUsed($0, name) } ?? false }
    writeLive = { control, metrics in
      if let owner = control as? Owner { metrics[keyPath: path] = live(owner) }
    }
    writeSpec = { control, metrics in
      if let owner = control as? Owner { metrics[keyPath: path] = spec(owner) }
    }
  }

  /// The tokens of the control's group that are numbers or springs.
  public var tokens: [Token] {
    Design.tokens.filter { token in
      token.kind != .color && token.kind != .shadow
        && prefixes.contains { token.name.hasPrefix($0) }
    }
  }

  /// Whether a control as it is now follows a token.
  public func isUsed(_ token: Token, by control: Control) -> Bool { isUsed(control, token.name) }

  /// The design that a control follows, with metrics of its own.
  public func live(_ control: Control) -> Design {
    var design = Design(theme: control.scene?.shownTheme ?? .light)
    design.metrics = control.scene?.environment.metrics ?? .regular
    writeLive(control, &design.metrics)
    return design
  }

  /// The design in the spec; opacities are the same in all themes.
  public func spec(_ control: Control) -> Design {
    var design = Design(theme: .light)
    writeSpec(control, &design.metrics)
    return design
  }
}
