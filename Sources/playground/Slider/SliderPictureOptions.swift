import ArgumentParser
import Canvas
import Controls

/// What a slider in a picture looks like.
struct SliderPictureOptions: ControlPictureOptions {
  @Option(parsing: .unconditional, help: "The value; half of the range by default.")
  var value: Double?

  @Option(parsing: .unconditional, help: "Distance between the values it rests at.")
  var step: Double?

  @Option(parsing: .unconditional, help: "The lowest value.")
  var min = 0.0

  @Option(parsing: .unconditional, help: "The highest value.")
  var max = 1.0

  func validate() throws {
    guard min < max, min.isFinite, max.isFinite else {
      throw ValidationError("--min and --max have to be numbers, --min the lower one.")
    }
    if let step {
      guard step > 0, step.isFinite else {
        throw ValidationError("--step has to be a number above 0.")
      }
    }
    if let value {
      guard (min...max).contains(value) else {
        throw ValidationError("--value \(value) lies outside --min \(min) and --max \(max).")
      }
    }
  }

  @MainActor
  func control(showsText: Bool) throws -> Slider {
    // Half of each, for their sum may be more than a number can hold.
    Slider(value: value ?? min / 2 + max / 2, in: min...max, step: step)
  }

  var defaultWidth: Double? { 200 }

  @MainActor
  func press(on control: Slider, isPressed: Bool) -> Point? {
    isPressed ? Point(control.thumbX, control.frame.height / 2) : nil
  }

  var showsText: Bool { false }
}
