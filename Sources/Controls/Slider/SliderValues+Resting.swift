/// The values that a slider rests at: its steps, or its ticks.
extension SliderValues {
  /// What draws the thumb to itself.
  enum Grid: Hashable, Sendable {
    /// It rests anywhere.
    case none
    /// So far from each other.
    case steps(Double)
    case ticks(SliderTicks)
  }

  /// One of a grid's values, with its number from the range's lower end on.
  struct Place: Hashable, Sendable {
    var index: Int
    var value: Double
  }

  /// More steps than this nobody can tell apart.
  private static let maximumSteps = 1e9

  /// Room for the dust that sums of decimal fractions leave, as a part of a step.
  private static let dust = 1e-9

  /// Where it rests.
  var restingGrid: Grid {
    if allowsTickValuesOnly, let ticks, !ticks.ticks.isEmpty { return .ticks(ticks) }
    if let step, halfSpan > 0 { return .steps(step) }
    return .none
  }

  /// What holds the thumb when it comes near.
  var magneticGrid: Grid {
    let grid = restingGrid
    if grid == .none, let ticks { return .ticks(ticks) }
    return grid
  }

  /// The nearest value that it rests at; the nearest one that it can have where it rests anywhere.
  func resting(_ value: Double) -> Double {
    place(nearest: value, on: restingGrid)?.value ?? clamped(value)
  }

  /// The nearest of a grid's values that can be reached; nil if none can.
  func place(nearest value: Double, on grid: Grid) -> Place? {
    switch grid {
    case .none:
      return nil
    case .steps(let step):
      guard let range = reachableSteps(step) else { return nil }
      let index = min(max(stepIndex(of: value, step), range.lowerBound), range.upperBound)
      let exact = self.range.lowerBound + Double(index) * step
      return Place(index: index, value: clamped(withoutDust(clamped(exact))))
    case .ticks(let ticks):
      let places = reachablePlaces(of: ticks)
      let position = fraction(of: value)
      let nearest = SliderTicks(places.map { ticks.ticks[$0.index] }).nearest(to: position)
      return nearest.map { places[$0] }
    }
  }

  /// The number of the nearest value that it rests at, whether or not it can be reached; what lies
  /// between two numbers is a boundary that is felt.
  func restingIndex(of value: Double) -> Int {
    switch restingGrid {
    case .none: 0
    case .steps(let step): stepIndex(of: value, step)
    case .ticks(let ticks): ticks.nearest(to: fraction(of: value)) ?? 0
    }
  }

  /// The tick that a value lies on; nil if it lies on none.
  func tick(at value: Double) -> Int? {
    guard let index = ticks?.nearest(to: fraction(of: value)), let tick = ticks?.ticks[index]
    else { return nil }
    return abs(tick.position - fraction(of: value)) <= Self.dust ? index : nil
  }

  /// Distance between the values that it rests at, as it is told; nil where it rests anywhere.
  var semanticStep: Double? {
    guard case .ticks(let ticks) = restingGrid else { return step }
    guard ticks.ticks.count > 1 else { return nil }
    let ends = ticks.ticks.prefix(2).map { rangeValue(at: $0.position) }
    return withoutDust(ends[1] - ends[0])
  }

  // MARK: Ways

  /// The value that lies so many steps, or ticks, further on; nil where it rests anywhere.
  func stepped(_ value: Double, by count: Int) -> Double? {
    switch restingGrid {
    case .none:
      return nil
    case .steps(let step):
      return resting(value + Double(count) * step)
    case .ticks(let ticks):
      let places = reachablePlaces(of: ticks)
      guard let here = place(nearest: value, on: .ticks(ticks)),
        let start = places.firstIndex(of: here)
      else { return nil }
      let (sum, isTooFar) = start.addingReportingOverflow(count)
      let end = isTooFar ? (count < 0 ? 0 : places.count) : sum
      return places[min(max(end, 0), places.count - 1)].value
    }
  }

  /// The value that lies a part of the range further on, and a step at least.
  func paged(_ value: Double, by part: Double) -> Double {
    let target = resting(moved(value, by: part))
    guard let next = stepped(value, by: part < 0 ? -1 : 1) else { return target }
    return part < 0 ? min(target, next) : max(target, next)
  }

  // MARK: Parts

  /// The number of the nearest step, halves upwards, from the range's lower end on.
  private func stepIndex(of value: Double, _ step: Double) -> Int {
    if halfSpan <= 0 { return 0 }
    let last = min((halfSpan / (step / 2) + Self.dust).rounded(.down), Self.maximumSteps)
    let inside = value > range.lowerBound ? min(value, range.upperBound) : range.lowerBound
    let index = ((inside / 2 - range.lowerBound / 2) / (step / 2) + 0.5 + Self.dust)
      .rounded(.down)
    return index > 0 ? Int(min(index, last)) : 0
  }

  /// The numbers of the steps that can be reached; nil if none can.
  private func reachableSteps(_ step: Double) -> ClosedRange<Int>? {
    let last = min((halfSpan / (step / 2) + Self.dust).rounded(.down), Self.maximumSteps)
    if enabledRange == nil { return 0...Int(last) }
    let reachable = reachable
    let low = ((reachable.lowerBound / 2 - range.lowerBound / 2) / (step / 2) - Self.dust)
      .rounded(.up)
    let high = ((reachable.upperBound / 2 - range.lowerBound / 2) / (step / 2) + Self.dust)
      .rounded(.down)
    let end = min(high, last)
    return low <= end ? Int(max(low, 0))...Int(max(end, 0)) : nil
  }

  /// The ticks that can be reached, with their values.
  private func reachablePlaces(of ticks: SliderTicks) -> [Place] {
    let reachable = reachable
    let (low, high) = (fraction(of: reachable.lowerBound), fraction(of: reachable.upperBound))
    return ticks.ticks.indices.compactMap { index in
      let position = ticks.ticks[index].position
      guard position >= low - Self.dust, position <= high + Self.dust else { return nil }
      return Place(index: index, value: clamped(withoutDust(rangeValue(at: position))))
    }
  }
}
