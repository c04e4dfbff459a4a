import Canvas
import Controls
import Measuring

/// The spring that was measured on the film of the stage.
extension CurvesPanel {
  /// The height of the row for the spring with its distance from the curves, in points.
  var fitHeight: Double { hasFit ? FitRow.Metrics.room : 0 }

  /// Whether there is a spring, or there will be one in a moment.
  var hasFit: Bool { fit != nil || time?.film?.fitting != nil }

  var fit: FilmFit? { time?.film?.fit }

  func connectFit() {
    fitRow.isHidden = true
    fitRow.align.onPress { [weak self] in self?.alignFilm() }
    fitRow.use.onPress { [weak self] in self?.useFittedSpring() }
  }

  func showFit() {
    if hasFit == fitRow.isHidden || motionPicture.isHidden != (time?.film?.motionPicture == nil) {
      invalidate(.layout, reason: "fit")
    }
    motionPicture.image = time?.film?.motionPicture
    guard hasFit, let film = time?.film else { return }
    fitRow.sentence = fit == nil ? Stage.fittingHint : film.sentence
    fitRow.isPoor = fit?.isPoor == true
    fitRow.color = fitRow.isPoor ? scene?.theme.tools.pastText : nil
    fitRow.use.isEnabled = fit?.isPoor == false && spring != nil
    fitRow.align.isEnabled = fit != nil && motion != nil
  }

  /// The motion of the shown curve; `nil` if it shows none.
  var motion: StageRecord.Motion? {
    guard let animation, let window = graph.content?.window else { return nil }
    return time?.record?.motion(of: animation, from: window.start, to: window.end)
  }

  func alignFilm() {
    guard let time, let fit, let motion else { return }
    time.moveFilm(to: motion.start.advanced(by: -fit.fit.start))
  }

  func useFittedSpring() {
    guard let fit = fit?.fit.spring else { return }
    // A thousandth is less than the measurement can tell.
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    change { $0 = Spring(response: rounded(fit.response), dampingRatio: rounded(fit.dampingRatio)) }
  }

  /// The measured positions at their times, as values between the ends of the curve's motion, or of
  /// its axis if it shows none.
  func dots(beside values: [Double], in window: CurveWindow) -> [CurveGraph.Dot] {
    guard let fit, let film = time?.film, let animation else { return [] }
    let axis = CurveGraph.extent(of: values, unit: animation.unit)
    let motion = time?.record?.motion(of: animation, from: window.start, to: window.end)
    let (from, to) = motion.map { ($0.from, $0.to) } ?? (axis.low, axis.high)
    return fit.parts.compactMap { time, part in
      let moment = film.start.advanced(by: time)
      guard (window.start...window.end).contains(moment) else { return nil }
      return CurveGraph.Dot(time: moment, value: from + (to - from) * part)
    }
  }
}

extension StageRecord {
  /// A change of the value at which an animation settles.
  typealias Motion = (start: Instant, from: Double, to: Double)

  /// The largest motion that begins between two moments, or else the last one before, if any.
  func motion(of animation: ControlAnimation, from first: Instant, to last: Instant) -> Motion? {
    let targets = snapshots.filter { $0.time <= last }
      .map { ($0.time, target(of: animation, $0.behavior, at: $0.time)) }
    let motions = zip(targets, targets.dropFirst()).filter { $0.1 != $1.1 }
      .map { (start: $1.0, from: $0.1, to: $1.1) }
    let largest = motions.filter { $0.start >= first }
      .max { abs($0.to - $0.from) < abs($1.to - $1.from) }
    return largest ?? motions.last
  }
}
