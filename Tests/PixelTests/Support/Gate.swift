import ReferenceRenderer

/// How much difference is allowed between two pictures. spec: rendering, 2.4
///
/// The figures are those of 1x at every scale, though larger pictures have more pixels.
struct Gate {
  var name: String
  var maximum: Int
  var mean: Double
  /// More levels than this are counted.
  var threshold: Int
  /// So many pixels may be above the threshold.
  var count: Int

  static let switches = Gate(name: "switch", maximum: 9, mean: 0.12, threshold: 4, count: 25)
  static let sliders = Gate(name: "slider", maximum: 9, mean: 0.12, threshold: 4, count: 25)
  static let segmented = Gate(name: "segmented", maximum: 3, mean: 0.03, threshold: 2, count: 6)

  func isMet(by difference: PixelDifference) -> Bool {
    difference.hasSameSize && difference.maximum <= maximum && difference.mean <= mean
      && difference.count(above: threshold) <= count
  }
}
