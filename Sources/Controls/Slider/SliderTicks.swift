/// Tick marks along a slider's track.
///
/// ```swift
/// slider.ticks = .count(5, labels: ["Off", "", "Half", "", "Full"])
/// slider.ticks = SliderTicks([.init(at: 0.25), .init(at: 0.8, label: "80%")])
/// ```
public struct SliderTicks: Hashable, Sendable {
  /// One tick mark.
  public struct Tick: Hashable, Sendable {
    /// The position along the track, 0...1.
    public let position: Double
    /// The label below or beside the tick; empty for none.
    public let label: String

    /// A tick at a position, which is clamped to 0...1.
    public init(at position: Double, label: String = "") {
      self.position = position > 0 ? min(position, 1) : 0
      self.label = label
    }
  }

  /// The ticks, from the minimum to the maximum.
  public let ticks: [Tick]
  /// The maximum number of ticks.
  public static let maximumCount = 1000

  /// Ticks in any order; only the first ``maximumCount`` are kept.
  public init(_ ticks: [Tick]) {
    self.ticks = ticks.prefix(Self.maximumCount).sorted { $0.position < $1.position }
  }

  /// Evenly spaced ticks from end to end; a single one is in the middle.
  ///
  /// - Parameters:
  ///   - count: Clamped to 0...``maximumCount``.
  ///   - labels: From the minimum on; further ticks have none.
  public static func count(_ count: Int, labels: [String] = []) -> SliderTicks {
    let count = min(max(count, 0), maximumCount)
    return SliderTicks(
      (0..<count).map { index in
        Tick(
          at: count == 1 ? 0.5 : Double(index) / Double(count - 1),
          label: index < labels.count ? labels[index] : "")
      })
  }

  var hasLabels: Bool { ticks.contains { !$0.label.isEmpty } }

  /// The index of the nearest tick, the upper one of two; `nil` without ticks.
  func nearest(to position: Double) -> Int? {
    ticks.indices.min { (distance($0, position), -$0) < (distance($1, position), -$1) }
  }

  private func distance(_ index: Int, _ position: Double) -> Double {
    // Tolerance for rounding errors of decimal fractions.
    (abs(ticks[index].position - position) * 1e9).rounded()
  }
}
