import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: measuring, fit: films of the package's own controls give the tokens back within 1 %.
@Suite struct `Films of controls` {
  private let folder = TemporaryFolder()

  private struct Film {
    var header: String
    var change: String
    var probe: String
    var spring: Spring
  }

  /// The track of the switch is dark in both states, so the edges of the thumb are the only ones.
  ///
  /// The probe of the segmented control is below the titles.
  private let films = [
    Film(
      header: #""scene": "switch", "options": {"on": false, "onTint": "404040"}"#,
      change: #""on", "value": true"#, probe: "--probe 64,126,268,126",
      spring: ControlMetrics().switch.slideSpring),
    Film(
      header: #""scene": "segmented", "options": {"segments": 3, "selected": 0, "width": 300}"#,
      change: #""selected", "value": 1"#, probe: "--probe 80,178,1260,178",
      spring: ControlMetrics().segmented.slideSpring),
  ]

  @Test(arguments: [60.0, 120, 240])
  func `a control gives the token of its slide back`(rate: Double) throws {
    for (index, film) in films.enumerated() {
      let log = try InputLog(
        header: film.header + #", "theme": "dark", "scale": 4"#,
        [#"{"t": 0.1, "event": "set", "property": \#(film.change), "animated": true}"#])
      let target = SceneReplica(log.header)
      let folder = folder.path("film\(index)")
      let pictures = try FramePictures(folder: folder, target: target)
      try Replay(log: log, rate: rate, end: 0.9).run(target) { try pictures.write($0) }
      let fit = try FitCommand<Playground>.parse(
        [folder, "--rate", "\(rate)", "--scale", "4"] + film.probe.words
      ).fit().fit
      let spring = fit.spring
      #expect(abs(spring.response / film.spring.response - 1) < 0.01, "\(spring)")
      #expect(abs(spring.dampingRatio / film.spring.dampingRatio - 1) < 0.01, "\(spring)")
      #expect(abs(fit.start - 0.1) < 0.002)
      if index == 0 { #expect(abs(fit.to - fit.from - 80) < 0.2) }
    }
  }
}
