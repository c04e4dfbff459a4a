import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// The pictures of an independent renderer, within the gates of spec: glass, Gates.
@Suite struct `Glass: reference pictures` {
  /// Of a picture's rim or refracted edge, and over all of it. spec: glass, Gates
  private static let gate = PictureGate(maximum: 24, mean: 0.6, threshold: 24, count: 0)

  struct Reference: Sendable, CustomTestStringConvertible {
    var control: String
    var appearance: Appearance
    var progress: Double
    var scale: Double

    var testDescription: String {
      let p = progress == 0.5 ? "0.5" : "\(Int(progress))"
      return "glass_\(control)_\(appearance.rawValue)_p\(p)@\(Int(scale))x"
    }
  }

  nonisolated static let all = ["switch", "slider"].flatMap { control in
    Appearance.allCases.flatMap { appearance in
      [0, 0.5, 1].flatMap { progress in
        [1.0, 2].map { scale in
          Reference(control: control, appearance: appearance, progress: progress, scale: scale)
        }
      }
    }
  }

  /// The time at which a press reaches a progress for the first time, in seconds.
  private static func time(of progress: Double) -> Double {
    var (low, high) = (0.0, 0.2)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let state = Spring.glassPress.state(
        at: middle, from: Spring.State(value: 0, velocity: 0), to: 1)
      if state.value < progress { low = middle } else { high = middle }
    }
    return low
  }

  private static func expect<Subject: Control>(
    _ control: Subject, at point: Point, matches reference: Reference
  ) throws {
    let rig = SceneRig.glass(control, appearance: reference.appearance, scale: reference.scale)
    if reference.progress > 0 {
      rig.press(at: point)
      if reference.progress < 1 {
        rig.showFrame(after: time(of: reference.progress))
      } else {
        rig.settle()
      }
    }
    let name = reference.testDescription
    let difference = PictureDifference(try rig.picture(), try Fixture.picture(name))
    let comparison = difference.judged(by: gate, named: name)
    #expect(comparison.passes, "\(comparison)")
  }

  @Test(arguments: all)
  func `switches and sliders of glass match their reference pictures`(reference: Reference) throws {
    if reference.control == "switch" {
      try Self.expect(Switch(isOn: true), at: Point(42.5, 14), matches: reference)
    } else {
      try Self.expect(Slider(value: 0.6), at: Point(116, 22), matches: reference)
    }
  }
}
