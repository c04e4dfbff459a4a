/// The values that a slider rests at: steps or ticks.
extension SliderValues {
  /// The values that attract the thumb.
  enum Grid: Hashable, Sendable {
    case none
    case steps(Double)
    case ticks(SliderTicks)
  }

  typealias Place = (index: Int, value: Double)

  private static let maximumSteps = 1e9
  /// Tolerance for rounding errors, as a fraction of a step.
  private static let dust = 1e-9

  var restingGrid: Grid {
    if allowsTickValuesOnly, let ticks, !ticks.ticks.isEmpty { return .ticks(ticks) }
    if let step, halfSpan > 0 { return .steps(step) }
    return .none
  }

  /// The values that hold the thumb when it comes near.
  var magneticGrid: Grid {
    let grid = restingGrid
    if grid == .none, let ticks { return .ticks(ticks) }
    return grid
  }

  func resting(_ value: Double) -> Double {
    place(nearest: value, on: restingGrid)?.value ?? clamped(value)
  }

  /// The nearest reachable value of a grid; `nil` if none can be reached.
  func place(nearest value: Double, on grid: Grid) -> Place? {
    switch grid {
    case .none: return nil
    case .steps(let step):
      guard let range = reachableSteps(step) else { return nil }
      let index = min(max(stepIndex(of: value, step), range.lowerBound), range.upperBound)
      let exact = self.range.lowerBound + Double(index) * step
      return (index, clamped(roundedToSignificantDigits(clamped(exact))))
    case .ticks(let ticks):
      let places = reachablePlaces(of: ticks)
      let position = fraction(of: value)
      let nearest = SliderTicks(places.map { ticks.ticks[$0.index] }).nearest(to: position)
      return nearest.map { places[$0] }
    }
  }

  /// The index of the nearest value to rest at; haptic feedback marks its changes.
  func restingIndex(of value: Double) -> Int {
    switch restingGrid {
    case .none: 0
    case .steps(let step): stepIndex(of: value, step)
    case .ticks(let ticks): ticks.nearest(to: fraction(of: value)) ?? 0
    }
  }

  func tick(at value: Double) -> Int? {
    guard let index = ticks?.nearest(to: fraction(of: value)), let tick = ticks?.ticks[index]
    else { return nil }
    return abs(tick.position - fraction(of: value)) <= Self.dust ? index : nil
  }

  /// The step for assistive technology; `nil` without a grid.
  var semanticStep: Double? {
    guard case .ticks(let ticks) = restingGrid else { return step }
    guard ticks.ticks.count > 1 else { return nil }
    let ends = ticks.ticks.prefix(2).map { rangeValue(at: $0.position) }
    return roundedToSignificantDigits(ends[1] - ends[0])
  }

  /// The value some steps or ticks further; `nil` without a grid.
  func stepped(_ value: Double, by count: Int) -> Double? {
    switch restingGrid {
    case .none: return nil
    case .steps(let step): return resting(value + Double(count) * step)
    case .ticks(let ticks):
      let places = reachablePlaces(of: ticks)
      guard let here = place(nearest: value, on: .ticks(ticks)),
        let start = places.firstIndex(where: { $0.index == here.index })
      else { return nil }
      return places[min(max(start + count, 0), places.count - 1)].value
    }
  }

  /// The value a part of the range further, and at least one step.
  func paged(_ value: Double, by part: Double) -> Double {
    let target = resting(moved(value, by: part))
    guard let next = stepped(value, by: part < 0 ? -1 : 1) else { return target }
    return part < 0 ? min(target, next) : max(target, next)
  }

  /// The index of the nearest step, rounding half up.
  private func stepIndex(of value: Double, _ step: Double) -> Int {
    let last = min((halfSpan / (step / 2) + Self.dust).rounded(.down), Self.maximumSteps)
    let inside = range.nearest(to: value)
    let index = ((inside / 2 - range.lowerBound / 2) / (step / 2) + 0.5 + Self.dust).rounded(.down)
    return index > 0 ? Int(min(index, last)) : 0
  }

  private func reachableSteps(_ step: Double) -> ClosedRange<Int>? {
    let reachable = reachable
    let low = ((reachable.lowerBound / 2 - range.lowerBound / 2) / (step / 2) - Self.dust)
      .rounded(.up)
    let high = ((reachable.upperBound / 2 - range.lowerBound / 2) / (step / 2) + Self.dust)
      .rounded(.down)
    let end = min(high, Self.maximumSteps)
    return low <= end ? Int(max(low, 0))...Int(max(end, 0)) : nil
  }

  private func reachablePlaces(of ticks: SliderTicks) -> [Place] {
    let reachable = reachable
    let (low, high) = (fraction(of: reachable.lowerBound), fraction(of: reachable.upperBound))
    return ticks.ticks.indices.compactMap { index in
      let position = ticks.ticks[index].position
      guard position >= low - Self.dust, position <= high + Self.dust else { return nil }
      return (index, clamped(roundedToSignificantDigits(rangeValue(at: position))))
    }
  }
}
