import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, "The range slider": options of `snapshot`.
@Suite struct `Range slider options of snapshot` {
  private func slider(_ arguments: String) throws -> RangeSlider {
    let options = try SemanticsCommand.parse(["range"] + arguments.words)
    return try #require(try options.shown().control as? RangeSlider)
  }

  @Test func `options reach every property of a range slider`() throws {
    let slider = try slider(
      "--min 0 --max 10 --low 2 --high 8 --min-distance 3 --ticks 6 --tick-labels A,,C "
        + "--ticks-only --enabled-range 1,9 --orientation vertical --track-tint FF0000 "
        + "--max-track-tint 00FF00 --thumb-tint 0000FF --min-symbol sun.min --max-symbol sun.max "
        + "--drags-range --snap magnetic --track-press page --default-value 2,6 --shows-value")
    #expect(slider.limits == 0...10 && slider.range == 2...8 && slider.minimumDistance == 3)
    #expect(slider.ticks == .count(6, labels: ["A", "", "C"]) && slider.allowsTickValuesOnly)
    #expect(slider.enabledRange == 1...9 && slider.orientation == .vertical)
    #expect(slider.minimumTrackTintColor == Color(hex: 0xFF0000))
    #expect(slider.maximumTrackTintColor == Color(hex: 0x00FF00))
    #expect(slider.thumbTintColor == Color(hex: 0x0000FF))
    #expect(
      slider.minimumValueImage == .symbol(.sunMin) && slider.maximumValueImage == .symbol(.sunMax))
    #expect(slider.dragsRange && slider.snap == .magnetic && slider.trackPress == .page)
    #expect(slider.defaultRange == 2...6 && slider.showsValue)
  }

  @Test(arguments: [
    ("--neutral 0.5", "the track is filled between the thumbs"),
    ("--thumbless", "without thumbs, nothing would show which end of the fill a press moves"),
  ])
  func `an option of sliders that it cannot have is refused with the reason`(
    arguments: String, reason: String
  ) {
    let error = #expect(throws: (any Error).self) { try slider(arguments) }
    let message = error.map { SemanticsCommand.message(for: $0) }
    #expect(message?.contains(" is not an option of a range slider: \(reason).") == true)
  }

  @Test func `a range slider without values has the middle half of its range`() throws {
    #expect(try slider("").range == 0.25...0.75)
    #expect(try slider("--min 10 --max 30").range == 15...25)
    #expect(try slider("--min -5 --max -1").range == -4 ... -2)
    #expect(try slider("--max 10 --low 3").range == 3...7.5)
  }

  @Test func `a pressed part is a thumb`() throws {
    #expect(try slider("").behavior.heldThumbs.isEmpty)
    #expect(try slider("--pressed").behavior.heldThumbs == [.lower])
    #expect(try slider("--pressed low").behavior.heldThumbs == [.lower])
    #expect(try slider("--pressed high").behavior.heldThumbs == [.upper])
    #expect(try slider("--pressed high --direction rtl").behavior.heldThumbs == [.upper])
  }

  @Test func `the box is as wide as its width option and 44 pt high`() throws {
    let options = try SemanticsCommand.parse(["range"])
    #expect(try options.shown().size == Size(232, 76))
    let vertical = try SemanticsCommand.parse(["range", "--orientation", "vertical"])
    #expect(try vertical.shown().size == Size(76, 232))
  }
}
