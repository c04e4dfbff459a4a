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

  /// For a switch that is disabled.
  ///
  /// Half of a colour is often exactly half a level more than a
  /// whole one, and then the last tenth of a level of the shadow's tail decides, which a group of 8
  /// bits a component has lost: 0.128 in the dark at 1x, every pixel of it one level.
  static let halvedSwitches = Gate(
    name: "switch", maximum: 9, mean: 0.13, threshold: 4, count: 25)

  static let sliders = Gate(name: "slider", maximum: 9, mean: 0.12, threshold: 4, count: 25)
  static let segmented = Gate(name: "segmented", maximum: 3, mean: 0.03, threshold: 2, count: 6)

  func isMet(by difference: PixelDifference) -> Bool {
    difference.hasSameSize && difference.maximum <= maximum && difference.mean <= mean
      && difference.count(above: threshold) <= count
  }
}
