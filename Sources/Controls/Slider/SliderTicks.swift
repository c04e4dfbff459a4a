/// Marks along a slider's track, at parts of its way.
///
/// ```swift
/// slider.ticks = .count(5, labels: ["Off", "", "Half", "", "Full"])
/// slider.ticks = SliderTicks([.init(at: 0.25), .init(at: 0.8, label: "80 %")])
/// ```
public struct SliderTicks: Hashable, Sendable {
  /// One mark.
  public struct Tick: Hashable, Sendable {
    /// The part of the way from the minimum's place to the maximum's, 0 to 1.
    public let position: Double

    /// Stands below the tick, or beside it; empty for nothing.
    public let label: String

    /// - Parameters:
    ///   - position: the part of the way; what lies beyond an end comes back to it.
    ///   - label: empty for none.
    public init(at position: Double, label: String = "") {
      self.position = position > 0 ? min(position, 1) : 0
      self.label = label
    }
  }

  /// From the minimum to the maximum.
  public let ticks: [Tick]

  /// More of them nobody can tell apart.
  public static let maximumCount = 1000

  /// - Parameter ticks: in any order; no more of them than ``maximumCount`` are kept.
  public init(_ ticks: [Tick]) {
    self.ticks = ticks.prefix(Self.maximumCount).sorted { $0.position < $1.position }
  }

  /// Ticks as far from each other as all others, the first and the last at the ends; a single one is
  /// in the middle.
  ///
  /// - Parameters:
  ///   - count: as many as ``maximumCount``; none for what is below 1.
  ///   - labels: from the minimum on; ticks without one have none.
  public static func count(_ count: Int, labels: [String] = []) -> SliderTicks {
    let count = min(max(count, 0), maximumCount)
    return SliderTicks(
      (0..<count).map { index in
        Tick(
          at: count == 1 ? 0.5 : Double(index) / Double(count - 1),
          label: index < labels.count ? labels[index] : "")
      })
  }

  /// Whether any of them has a label.
  var hasLabels: Bool { ticks.contains { !$0.label.isEmpty } }

  /// The tick that is nearest to a part of the way, the upper one of two; nil if there is none.
  func nearest(to position: Double) -> Int? {
    ticks.indices.min { one, other in
      let (near, far) = (distance(one, position), distance(other, position))
      return near == far ? one > other : near < far
    }
  }

  private func distance(_ index: Int, _ position: Double) -> Double {
    // Room for the dust that sums of decimal fractions leave.
    (abs(ticks[index].position - position) * 1e9).rounded()
  }
}
