import Canvas
import Controls
import ControlsTesting
import Dials
import Foundation
import Testing
import Workbench

/// The dial in a workbench without a display: pictures, properties and replayed input.
@Suite struct `Dial in a workbench` {
  private let workbench = Workbench(catalog: .standard + [Dial.description])

  @Test(arguments: Appearance.allCases, Contrast.allCases)
  func `the dial matches its golden picture`(theme: Appearance, contrast: Contrast) throws {
    var options = SnapshotOptions()
    options.theme = theme
    options.contrast = contrast
    options.scale = 2
    options.isFocused = true
    let picture = try workbench.snapshot(of: "dial", setting: ["value": 0.7], options: options)
    expect(picture, matches: "dial-\(theme.rawValue)-\(contrast.rawValue)")
  }

  @Test func `the description is valid`() throws { try Dial.description.validate() }

  @Test func `its colors and metrics are tokens, fade, and follow contrast and design`() throws {
    let tokens = (ControlCatalog.standard + [Dial.description]).tokens
      .dropFirst(Design.tokens.count)
    #expect(tokens.count == DialColors.tokens.count + DialMetrics.tokens.count)
    let (light, dark) = (Design.classic, Design.classic(.dark))
    let mix = Design(theme: light.theme.mixed(with: dark.theme, by: 0.25))
    for token in tokens where light[token] != dark[token] {
      #expect(mix[token] != light[token] && mix[token] != dark[token], "\(token.name)")
    }
    let strong = Theme(.light, contrast: .more)[DialColors.self]
    #expect(strong.outline.alpha == 1 && light.theme[DialColors.self].outline == .clear)
    #expect(Theme.glass()[DialColors.self] != light.theme[DialColors.self])
    let tint = try #require(Dial.description.property("tint"))
    guard case .swatches(_, let standard) = tint.editor else { throw PropertyError("no swatches") }
    let dial = Dial()
    #expect(standard(.dark, dial) == Theme.dark[DialColors.self].filledTrack)
  }

  @Test func `the properties can be set by name`() throws {
    let dial = Dial(label: "Volume")
    try Dial.description.write([("value", 150), ("maximum", 200), ("tint", "FF9500")], to: dial)
    #expect(dial.value == 150 && dial.range == 0...200)
    #expect(dial.tintColor == Color(hex: 0xFF9500))
  }

  /// A quarter turn from the right to the bottom, and the key Home.
  private let log = """
    {"format":"playground-input","version":1,"scene":"dial","options":{"label":"Volume","value":0.5}}
    {"t":0.1,"event":"press","x":82,"y":52}
    {"t":0.2,"event":"move","x":52,"y":82}
    {"t":0.3,"event":"release","x":52,"y":82}
    {"t":0.5,"event":"key","key":"home"}
    {"t":0.6,"event":"keyUp","key":"home"}
    """

  /// The part of a frame's trace that the tests read.
  private nonisolated struct Trace: Decodable {
    struct Dial: Decodable {
      var value: Double
      var angle: Double
    }

    var controls: [String: Dial]
  }

  @Test func `a log replays to the same values and pixels`() throws {
    var traces: [String] = []
    var states: [Trace.Dial] = []
    var last: Bitmap?
    try workbench.replay(log) { frame in
      traces.append(frame.trace)
      let trace = try JSONDecoder().decode(Trace.self, from: Data(frame.trace.utf8))
      states.append(try #require(trace.controls["dial"]))
      if abs(frame.time - 0.4) < 0.005 { last = try frame.picture() }
    }
    #expect(states.contains { abs($0.value - (0.5 + 90.0 / 270)) < 1e-9 })
    #expect(states.last?.value == 0 && states.last?.angle == -135)
    expect(try #require(last), matches: "dial-turned")

    var again: [String] = []
    try workbench.replay(log) { again.append($0.trace) }
    #expect(again == traces)
  }

  /// `BLESS_PICTURES=1 swift test` writes the pictures.
  private func expect(
    _ bitmap: Bitmap, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
    let golden = KeptPicture(
      folder.appending(path: "\(name).png").path, gate: .roundShapes)
    let comparison = golden.compare(Picture(bitmap))
    if !comparison.passes { Issue.record("\(comparison)", sourceLocation: sourceLocation) }
  }
}
