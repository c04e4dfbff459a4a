import Canvas

/// The height of a stage, and the magnification at which a control and its measurements fit it.
struct StageLayout {
  /// pt. spec: docs/spec/window.md#page/stage; others chosen
  private enum Metrics {
    static let areaHeight = 306.0
    static let lowWindow = 720.0
    /// The stage's share of a low window's height. chosen: 3× at 480 x 640
    static let lowShare = 0.45
    static let lowCalloutHeight = 130.0
    static let lowLargest = 4
    /// Above and below a control without measurements. chosen
    static let leastMargins = 24.0
    static let calloutHeight = 106.0
    /// The width of the measurements at both sides. chosen: the design's 100 cut the words
    static let calloutWidth = 240.0
    static let shortCalloutWidth = 170.0
    static let shortWidth = 560.0
    /// Of the magnification that fits.
    static let largest = 8.0
    /// The least magnification for which measurements lose their names. chosen
    static let leastWithoutNames = 1.5
    /// Of controls, for the magnification: the height of the hit area of most.
    static let leastHeight = 44.0
  }

  /// The width of the stage, in points.
  let width: Double
  let windowHeight: Double
  /// The height of the visible part of the page without other content of the stage, in points.
  let visibleHeight: Double
  let hasReference: Bool

  /// Whether measurements have short texts.
  var isShort: Bool { width < Metrics.shortWidth }

  /// The height of the area for the control, in points.
  var height: Double {
    let isLow = windowHeight < Metrics.lowWindow
    if !isLow && visibleHeight >= Metrics.areaHeight { return Metrics.areaHeight }
    let least = Metrics.leastHeight
    let callouts = isLow ? Metrics.lowCalloutHeight : Metrics.calloutHeight
    let room = min(isLow ? windowHeight * Metrics.lowShare : .infinity, visibleHeight) - callouts
    let factor = min(max((room / least).rounded(.down), 1), Double(Metrics.lowLargest))
    let height = min(
      factor * least + Metrics.lowCalloutHeight, max(factor * least + callouts, visibleHeight))
    // A reference hides the measurements, so its bar can stay in view.
    if !hasReference || height <= visibleHeight { return height }
    return max(visibleHeight, least + Metrics.leastMargins)
  }

  /// The largest whole number that leaves room for the measurements beside the control; or else a
  /// number of quarters that leaves room for those without names.
  func fittingMagnification(of size: Size) -> Double {
    func largest(beside measurements: Double, above height: Double) -> Double {
      min(
        (width - measurements) / size.width,
        (self.height - height) / max(size.height, Metrics.leastHeight), Metrics.largest)
    }
    let roomy = largest(
      beside: isShort ? Metrics.shortCalloutWidth : Metrics.calloutWidth,
      above: Metrics.calloutHeight
    ).rounded(.down)
    if roomy > 1 { return roomy }
    let short = largest(beside: Metrics.shortCalloutWidth, above: Metrics.lowCalloutHeight)
    return short < Metrics.leastWithoutNames ? 1 : (short * 4).rounded(.down) / 4
  }

  /// The whole magnification for one that fits.
  static func magnification(_ fitting: Double) -> Double {
    min(max(fitting.rounded(.down), 1), Metrics.largest)
  }
}
