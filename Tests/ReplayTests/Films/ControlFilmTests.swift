import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: measuring, fit: films of the package's own controls give the tokens back within 1 %.
@Suite struct `Films of controls` {
  private let folder = TemporaryFolder()

  private func fit(
    header: String, _ event: String, rate: Double, probe: String
  ) throws -> SpringFit {
    let log = try InputLog(header: header, [event])
    let target = SceneReplica(log.header)
    let pictures = try FramePictures(folder: folder.path("film"), target: target)
    try Replay(log: log, rate: rate, end: 0.9).run(target) { try pictures.write($0) }
    let command = try FitCommand<Playground>.parse(
      [folder.path("film"), "--rate", "\(rate)", "--scale", "4"] + probe.words)
    return try command.fit().fit
  }

  private func expect(_ fit: SpringFit, _ spring: Spring, start: Double, _ rate: Double) {
    #expect(abs(fit.spring.response / spring.response - 1) < 0.01, "\(fit.spring) at \(rate)")
    #expect(
      abs(fit.spring.dampingRatio / spring.dampingRatio - 1) < 0.01, "\(fit.spring) at \(rate)")
    #expect(abs(fit.start - start) < 0.002, "\(fit.start) at \(rate)")
  }

  /// The track is dark in both states, so the edges of the thumb are the only ones.
  @Test(arguments: [60.0, 120, 240])
  func `a switch gives the token of its slide back`(rate: Double) throws {
    let fit = try fit(
      header: #"""
        "scene": "switch", "theme": "dark", "scale": 4, "options": {"on": false, "onTint": "404040"}
        """#,
      #"{"t": 0.1, "event": "set", "property": "on", "value": true, "animated": true}"#,
      rate: rate, probe: "--probe 64,126,268,126")
    expect(fit, ControlMetrics().switch.slideSpring, start: 0.1, rate)
    #expect(abs(fit.to - fit.from - 80) < 0.2)
  }

  /// The probe is below the titles.
  @Test(arguments: [60.0, 120, 240])
  func `a segmented control gives the token of its slide back`(rate: Double) throws {
    let fit = try fit(
      header: #"""
        "scene": "segmented", "theme": "dark", "scale": 4, "options": {"segments": 3, "selected": 0, \#
        "width": 300}
        """#,
      #"{"t": 0.1, "event": "set", "property": "selected", "value": 1, "animated": true}"#,
      rate: rate, probe: "--probe 80,178,1260,178")
    expect(fit, ControlMetrics().segmented.slideSpring, start: 0.1, rate)
  }
}
