import Canvas
import Controls

/// Strange numbers through everything that moves.
struct NumberMotion {
  private var numbers: StrangeNumbers

  init(seed: UInt64) {
    numbers = StrangeNumbers(seed: seed)
  }

  mutating func run() {
    let spring = Spring(response: numbers.number(0.1...1), dampingRatio: numbers.number(0...2))
    let start = Spring.State(value: numbers.number(0...1), velocity: numbers.number(-9...9))
    _ = spring.state(at: numbers.number(0...2), from: start, to: numbers.number(0...1))
    _ = (spring.stiffness, spring.damping)

    var animated = Animated(numbers.number(0...1))
    var transition = Transition(numbers.number(0...1))
    for _ in 0..<3 {
      let time = Instant(seconds: numbers.number(0...2))
      animated.animate(to: numbers.number(0...1), with: spring, at: time)
      transition.animate(
        to: numbers.number(0...1), duration: numbers.number(0...1),
        curve: TimingCurve(
          numbers.number(0...1), numbers.number(0...1), numbers.number(0...1),
          numbers.number(0...1)), at: time)
      let later = time.advanced(by: numbers.number(0...1))
      _ = (animated.state(at: later), animated.isSettled(at: later))
      _ = (transition.value(at: later), transition.isSettled(at: later))
    }
    animated.set(numbers.number(0...1))
  }
}
