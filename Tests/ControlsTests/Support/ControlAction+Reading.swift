import Canvas

@testable import Controls

extension [ControlAction] {
  var values: [ControlValue] {
    compactMap { action in if case .valueChanged(let value) = action { value } else { nil } }
  }

  var numbers: [Double] {
    values.compactMap { value in if case .number(let number) = value { number } else { nil } }
  }

  static func edit(to number: Double) -> [ControlAction] {
    [.editingBegan, .valueChanged(.number(number)), .editingEnded]
  }

  var hapticCount: Int { filter { $0 == .haptic(.light) }.count }
}

/// Whether two numbers are equal except for rounding: nanoseconds of time, nine digits of a table.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-8) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-8) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: tolerance) }
}

extension Bitmap.Pixel {
  /// Whether an opaque pixel has a color, except for rounding.
  func isClose(to color: Color) -> Bool {
    zip([red, green, blue], [color.red, color.green, color.blue])
      .allSatisfy { abs(Double($0) - $1 * 255) <= 1.5 }
  }
}

extension DelayedFade {
  /// Flips like a switch with the metrics of the spec.
  nonisolated mutating func flip(to target: Double, at time: Instant) {
    let metrics = SwitchMetrics.regular
    flip(to: target, at: time, after: metrics.fadeDelay, duration: metrics.fadeDuration)
  }
}

extension Image {
  nonisolated static func plain(_ width: Int, _ height: Int, red: UInt8 = 0) throws -> Image {
    let pixel = Bitmap.Pixel(red: red, green: 0, blue: 0, alpha: 255)
    return try Image(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}

/// A behavior without a control, driven at one instant.
struct BehaviorDriver<Behavior: ControlBehavior> {
  var behavior: Behavior
  var actions: [ControlAction] = []
  let time = Instant(seconds: 1)
  init(_ behavior: Behavior) { self.behavior = behavior }

  mutating func send(_ events: ControlEvent...) {
    for event in events { behavior.handle(event, at: time, actions: &actions) }
  }
}

extension ControlEvent {
  nonisolated static func press(_ point: Point) -> ControlEvent {
    .pointer(PointerEvent(.pressed, at: point, time: .zero, button: 1, isPrimaryDown: true))
  }

  nonisolated static func move(_ point: Point) -> ControlEvent {
    .pointer(PointerEvent(.moved, at: point, time: .zero, isPrimaryDown: true))
  }

  nonisolated static func release(_ point: Point) -> ControlEvent {
    .pointer(PointerEvent(.released, at: point, time: .zero, button: 1))
  }

  nonisolated static func keyDown(_ key: Key, isRepeat: Bool) -> ControlEvent {
    .key(KeyEvent(.down, key, time: .zero, isRepeat: isRepeat))
  }

  nonisolated static func keyUp(_ key: Key) -> ControlEvent {
    .key(KeyEvent(.up, key, time: .zero))
  }
}
