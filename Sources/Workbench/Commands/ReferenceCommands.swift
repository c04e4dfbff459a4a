import Canvas
import Controls

extension PageController {
  var referenceCommands: [Command] {
    [
      command(
        "load-reference", "Load Reference…", in: .reference,
        keywords: ["open", "import", "screenshot", "mockup", "film"],
        disabledReason: { $0.stageDisabledReason("load a reference") }
      ) { $0.chooseFile(.reference) },
      command(
        "save-reference", "Save as Reference", in: .reference,
        disabledReason: {
          $0.stageDisabledReason("save it as a reference")
            ?? ($0.capture == nil ? "This window cannot record or save" : nil)
        }
      ) { $0.capture?.saveReference() },
      command(
        "center-reference", "Center Reference", in: .reference,
        disabledReason: {
          $0.referenceDisabledReason
            ?? ($0.stage?.reference?.move == PixelOffset() ? "The reference is in the center" : nil)
        }
      ) { $0.stage?.reference?.move(to: PixelOffset()) },
      command(
        "remove-reference", "Remove Reference", in: .reference,
        disabledReason: \.referenceDisabledReason
      ) { $0.stage?.removeReference() },
      command(
        "compare-designs", "Compare Designs", in: .comparison, [Shortcut("g", .shift)],
        keywords: ["diff"],
        isOn: { $0.stage?.reference?.reference.mirror != nil },
        disabledReason: { $0.stageDisabledReason("compare designs") }
      ) { $0.stage?.toggleComparison() },
    ]
      + ReferenceMode.allCases.map { mode in
        command(
          CommandName(rawValue: "reference-\(mode.rawValue)"), mode.title, in: .comparison,
          [Shortcut(mode.digit, .alt)], isOn: { $0.stage?.reference?.mode == mode },
          disabledReason: \.referenceDisabledReason
        ) { $0.stage?.setReferenceMode(mode) }
      } + [
        opacity("less-opacity", "Less Opacity", Shortcut("-", .alt), by: -Self.opacityStep),
        opacity("more-opacity", "More Opacity", Shortcut("=", .alt), by: Self.opacityStep),
      ]
  }

  /// Of a command, chosen.
  private static var opacityStep: Double { 0.1 }

  private func opacity(
    _ name: CommandName, _ title: String, _ shortcut: Shortcut, by step: Double
  ) -> Command {
    command(
      name, title, in: .comparison, [shortcut],
      disabledReason: {
        $0.referenceDisabledReason
          ?? ($0.stage?.reference?.mode == .overlay ? nil : "Only the overlay has an opacity")
      }
    ) {
      guard let reference = $0.stage?.reference else { return }
      // In whole steps, so that both ends are reached exactly.
      let steps = ((reference.opacity + step) / Self.opacityStep).rounded()
      reference.show(opacity: min(max(steps * Self.opacityStep, 0), 1))
    }
  }

  func stageDisabledReason(_ purpose: String) -> String? {
    stage == nil ? "Open a control's page to \(purpose)" : nil
  }

  private var referenceDisabledReason: String? {
    stageDisabledReason("use references")
      ?? (stage?.reference == nil ? "Load a reference first" : nil)
  }
}
