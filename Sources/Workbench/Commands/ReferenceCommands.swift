import Canvas
import Controls
import Measuring

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
        keywords: ["diff"], isOn: { $0.stage?.reference?.reference.mirror != nil },
        disabledReason: { $0.stageDisabledReason("compare designs") }
      ) { $0.stage?.toggleComparison() },
    ]
      + ReferenceMode.allCases.enumerated().map { index, mode in
        command(
          CommandName(rawValue: "reference-\(mode.rawValue)"), mode.title, in: .comparison,
          [Shortcut(Character("\(index + 1)"), .alt)], isOn: { $0.stage?.reference?.mode == mode },
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

  var filmCommands: [Command] {
    [
      command("fit-spring", "Fit Spring", in: .reference, disabledReason: \.filmDisabledReason) {
        $0.stage?.drawProbe()
      },
      command(
        "align-film", "Align Film with Motion", in: .reference,
        disabledReason: {
          $0.fitDisabledReason
            ?? ($0.workbench.curves.motion == nil ? "The curve shows no motion" : nil)
        }
      ) { $0.workbench.curves.alignFilm() },
      command(
        "use-fitted-spring", "Use Fitted Spring", in: .reference,
        disabledReason: {
          $0.fitDisabledReason ?? $0.poorFitDisabledReason ?? $0.springDisabledReason
        }
      ) { $0.workbench.curves.useFittedSpring() },
    ]
  }

  private var filmDisabledReason: String? {
    stageDisabledReason("use references")
      ?? (stage?.time.film == nil ? "Load a film as the reference first" : nil)
  }

  private var fitDisabledReason: String? {
    filmDisabledReason
      ?? (stage?.time.film?.fit == nil ? "Fit a spring first" : curvesDisabledReason)
  }

  private var poorFitDisabledReason: String? {
    stage?.time.film?.fit?.isPoor == true
      ? "The edge does not follow this spring; draw another line" : nil
  }

  /// Shows the curves beside the measured positions, or says why there are none.
  func showMeasurement(_ result: Result<FilmFit, any Error>) {
    switch result {
    case .success:
      workbench.banners.clear()
      if !workbench.shownPanels.contains(.curves) { workbench.toggle(.curves) }
    case .failure(let error):
      let advised = (error as? ProbeFailure)?.advising("draw the line") ?? error
      workbench.banners.show("No spring was found", message: "\(advised)")
    }
  }

  /// Commands that copy the spring of the shown animation curve.
  /// spec: docs/spec/measuring.md#springs
  var springCommands: [Command] {
    SpringDialect.allCases.map { dialect in
      command(
        CommandName(rawValue: "copy-spring-\(dialect.rawValue)"),
        "Copy Spring as \(dialect.title)", in: .springs,
        disabledReason: {
          $0.springDisabledReason ?? ($0.host == nil ? "There is no clipboard" : nil)
        }
      ) { $0.copySpring(as: dialect) }
    }
  }

  var curvesDisabledReason: String? {
    if let reason = workbench.disabledReason(for: workbench.curves) { return reason }
    return workbench.shownPanels.contains(.curves) ? nil : "Show the animation curves first"
  }

  var springDisabledReason: String? {
    curvesDisabledReason
      ?? (workbench.curves.spring == nil ? "A timed animation has no spring" : nil)
  }

  private func copySpring(as dialect: SpringDialect) {
    guard let spring = workbench.curves.spring else { return }
    do {
      if host?.copy(try SpringExport(spring).text(in: dialect)) == true {
        workbench.banners.show("Copied the spring for \(dialect.title)", kind: .success)
      }
    } catch {
      workbench.banners.show("The spring cannot be copied", message: "\(error)")
    }
  }
}
