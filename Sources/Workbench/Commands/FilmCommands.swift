import Controls

extension PageController {
  var filmCommands: [Command] {
    [
      command("fit-spring", "Fit Spring", in: .reference, obstacle: \.filmObstacle) {
        $0.stage?.drawProbe()
      },
      command(
        "align-film", "Align Film with Motion", in: .reference,
        obstacle: {
          $0.fitObstacle ?? ($0.workbench.curves.motion == nil ? "The curve shows no motion" : nil)
        }
      ) { $0.workbench.curves.alignFilm() },
      command(
        "use-fitted-spring", "Use Fitted Spring", in: .reference,
        obstacle: { $0.fitObstacle ?? $0.poorFitObstacle ?? $0.springObstacle }
      ) { $0.workbench.curves.useFittedSpring() },
    ]
  }

  private var filmObstacle: String? {
    stageObstacle("use references")
      ?? (stage?.time.film == nil ? "Load a film as the reference first" : nil)
  }

  private var fitObstacle: String? {
    filmObstacle ?? (stage?.time.film?.fit == nil ? "Fit a spring first" : curvesObstacle)
  }

  private var poorFitObstacle: String? {
    stage?.time.film?.fit?.isPoor == true
      ? "The edge does not follow this spring; draw another line" : nil
  }

  /// Shows the curves beside the measured positions, or says why there are none.
  func showMeasurement(_ result: Result<FilmFit, any Error>) {
    switch result {
    case .success:
      workbench.banners.clear()
      if !workbench.panes.contains(.curves) { workbench.toggle(.curves) }
    case .failure(let error):
      workbench.banners.show("No spring was found", message: "\(error)")
    }
  }
}
