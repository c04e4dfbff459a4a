import Controls
import Measuring

extension PageController {
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
      workbench.banners.show("No spring was found", message: "\(error)")
    }
  }
}
