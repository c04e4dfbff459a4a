import Canvas
import Controls

extension PageController {
  var referenceCommands: [Command] {
    [
      Command(
        "load-reference", "Load Reference…", in: .reference,
        obstacle: { [unowned self] in stageObstacle("load a reference") },
        run: { [unowned self] in chooseFile(.reference) }),
      Command(
        "save-reference", "Save as Reference", in: .reference,
        obstacle: { [unowned self] in
          stageObstacle("save it as a reference")
            ?? (capture == nil ? "This window cannot record or save" : nil)
        },
        run: { [unowned self] in capture?.saveReference() }),
      Command(
        "center-reference", "Center Reference", in: .reference,
        obstacle: { [unowned self] in
          referenceObstacle()
            ?? (stage?.reference?.move == PixelOffset() ? "The reference is in the center" : nil)
        },
        run: { [unowned self] in stage?.reference?.move = PixelOffset() }),
      Command(
        "remove-reference", "Remove Reference", in: .reference,
        obstacle: { [unowned self] in referenceObstacle() },
        run: { [unowned self] in stage?.removeReference() }),
      Command(
        "compare-designs", "Compare Designs", in: .comparison, Shortcut("g", .shift),
        isOn: { [unowned self] in stage?.reference?.reference.mirror != nil },
        obstacle: { [unowned self] in stageObstacle("compare designs") },
        run: { [unowned self] in stage?.toggleComparison() }),
    ] + ReferenceMode.allCases.map(command) + [
      opacity("less-opacity", "Less Opacity", Shortcut("-", .alt), by: -Self.opacityStep),
      opacity("more-opacity", "More Opacity", Shortcut("=", .alt), by: Self.opacityStep),
    ]
  }

  /// Of a command, chosen.
  private static var opacityStep: Double { 0.1 }

  private func command(_ mode: ReferenceMode) -> Command {
    Command(
      CommandName(rawValue: "reference-\(mode.rawValue)"), mode.title, in: .comparison,
      Shortcut(mode.digit, .alt),
      isOn: { [unowned self] in stage?.reference?.mode == mode },
      obstacle: { [unowned self] in referenceObstacle() },
      run: { [unowned self] in stage?.setReferenceMode(mode) })
  }

  private func opacity(
    _ name: CommandName, _ title: String, _ shortcut: Shortcut, by step: Double
  ) -> Command {
    Command(
      name, title, in: .comparison, shortcut,
      obstacle: { [unowned self] in
        referenceObstacle()
          ?? (stage?.reference?.mode == .overlay ? nil : "Only the overlay has an opacity")
      },
      run: { [unowned self] in
        guard let reference = stage?.reference else { return }
        // In whole steps, so that both ends are reached exactly.
        let steps = ((reference.opacity + step) / Self.opacityStep).rounded()
        reference.opacity = min(max(steps * Self.opacityStep, 0), 1)
      })
  }

  private func stageObstacle(_ purpose: String) -> String? {
    stage == nil ? "Open a control's page to \(purpose)" : nil
  }

  private func referenceObstacle() -> String? {
    stageObstacle("use references") ?? (stage?.reference == nil ? "Load a reference first" : nil)
  }
}
