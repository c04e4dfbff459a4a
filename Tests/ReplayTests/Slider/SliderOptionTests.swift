import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, the fuller set: options of a slider for `snapshot`, and their errors.
@Suite struct `Slider options of snapshot` {
  private func slider(_ arguments: String) throws -> Slider {
    let options = try SemanticsCommand.parse(["slider"] + arguments.words)
    return try #require(try options.shown().control as? Slider)
  }

  private func failure(_ arguments: String) -> String? {
    do {
      _ = try slider(arguments)
      return nil
    } catch {
      return SemanticsCommand.message(for: error)
    }
  }

  @Test func `options reach every property of a slider`() throws {
    let slider = try slider(
      "--min 0 --max 10 --value 4 --ticks 5 --tick-labels A,,C --ticks-only --neutral 5 "
        + "--enabled-range 1,9 --thumbless --orientation vertical --track-tint FF0000 "
        + "--max-track-tint 00FF00 --thumb-tint 0000FF --min-symbol sun.min --max-symbol sun.max")
    slider.expectOptions()
  }

  @Test func `a logarithmic scale has 10 in the middle of 1 to 100`() throws {
    let slider = try slider("--min 1 --max 100 --value-scale logarithmic")
    #expect(slider.value == 10 && slider.state.fraction == 0.5)
  }

  @Test func `a slider without options has its defaults`() throws {
    let plain = try slider("")
    #expect(plain.ticks == nil && plain.neutralValue == nil && plain.enabledRange == nil)
    #expect(plain.style == .default && plain.orientation == .horizontal)
  }

  @Test func `a vertical slider is 44 pt wide and as high as its width option`() throws {
    let options = try SemanticsCommand.parse(["slider", "--orientation", "vertical"])
    #expect(try options.shown().size == Size(76, 232))
  }

  @Test func `no-labels removes the tick labels`() throws {
    #expect(try slider("--ticks 2 --tick-labels A,B --no-labels").ticks == .count(2))
  }

  @Test(arguments: [
    ("--range 5,5", "--range must be two different numbers, the lower one first."),
    ("--range 5,4", "--range must be"), ("--min 5 --max 5", "--min must be below max"),
    ("--ticks 0", "--ticks"), ("--ticks 1001", "--ticks"),
    ("--ticks-only", "--ticks-only needs ticks"),
    ("--ticks 2 --tick-labels A,B,C", "--tick-labels has 3 labels for 2"),
    ("--neutral 2", "--neutral 2.0"), ("--enabled-range 2,3", "--enabled-range"),
    ("--enabled-range 0.7,0.2", "enabled-range"), ("--enabled-range 1", "enabled-range"),
    ("--value-scale logarithmic", "same side of 0"), ("--orientation up", "orientation"),
    ("--min-symbol nothing", "min-symbol"), ("--track-tint red", "track-tint"),
  ])
  func `an invalid slider option is rejected with its reason`(arguments: String, words: String)
    throws
  {
    let message = try #require(failure(arguments))
    #expect(message.contains(words), "\(message)")
  }
}
