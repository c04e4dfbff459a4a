import Canvas
import Controls

/// The spring that was measured on the film of the stage.
extension CurvesLane {
  /// The height of the row for the spring with its distance from the curves, in points.
  var fitHeight: Double { hasFit ? FitRow.Metrics.height + FitRow.Metrics.spacing : 0 }

  /// Whether there is a spring, or there will be one in a moment.
  private var hasFit: Bool { fit != nil || time?.film?.measurement.task != nil }

  /// The spring of the film on the stage.
  var fit: FilmFit? { time?.film?.measurement.fit }

  func connectFit() {
    fitRow.isHidden = true
    fitRow.align.onPress { [weak self] in self?.alignFilm() }
    fitRow.use.onPress { [weak self] in self?.useFittedSpring() }
  }

  func showFit() {
    if hasFit != showsFit {
      showsFit = hasFit
      invalidate(.layout, reason: "fit")
    }
    guard hasFit, let measurement = time?.film?.measurement else { return }
    fitRow.sentence = fit == nil ? Stage.fittingHint : measurement.sentence
    fitRow.use.isEnabled = fit != nil && spring != nil
    fitRow.align.isEnabled = fit != nil && motionStart != nil
  }

  /// Places the row, and returns the places of everything else.
  func layOutFit(readoutWidth: Double, in context: LayoutContext) -> CurvesPlaces {
    typealias Metrics = FitRow.Metrics
    // In a low window, the graph makes room for the row.
    let isBelow = frame.height >= Heights.dock + fitHeight
    let height = isBelow ? Metrics.height : Metrics.leastHeight
    let spacing = isBelow ? Metrics.spacing : Metrics.leastSpacing
    let room = Size(frame.width, frame.height - (hasFit ? height + spacing : 0))
    let places = CurvesPlaces(in: room, readoutWidth: readoutWidth)
    fitRow.isHidden = !hasFit
    place(
      fitRow,
      Rect(
        x: 0, y: frame.height - height, width: isBelow ? frame.width : places.graph.maxX,
        height: height), context)
    return places
  }

  /// The moment at which the motion of the shown curve begins; `nil` if it shows none.
  var motionStart: Instant? {
    guard let animation, let window = shownWindow else { return nil }
    return time?.record?.start(of: animation, from: window.start, to: window.end)
  }

  /// Moves the film so that its motion begins with that of the curve.
  func alignFilm() {
    guard let time, let film = time.film, let fit, let motionStart else { return }
    film.start = motionStart.advanced(by: -fit.fit.start)
    time.notifyChanges()
  }

  /// Gives the spring of the film to the control.
  func useFittedSpring() {
    guard let fit = fit?.fit.spring else { return }
    // A thousandth is less than the measurement can tell.
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    change {
      $0 = Spring(response: rounded(fit.response), dampingRatio: rounded(fit.dampingRatio))
    }
  }

  /// The measured positions at their times, as values between those of the curve.
  func dots(between values: [Double], in window: CurveWindow) -> [CurveGraph.Dot] {
    guard let fit, let film = time?.film else { return [] }
    let (from, to) = ends(of: values)
    return fit.parts.compactMap { time, part in
      let moment = film.start.advanced(by: time)
      guard (window.start...window.end).contains(moment) else { return nil }
      return CurveGraph.Dot(time: moment, value: from + (to - from) * part)
    }
  }

  /// The values before and after the motion; those of the axis for a curve that returns.
  private func ends(of values: [Double]) -> (Double, Double) {
    let (low, high) = CurveGraph.extent(of: values, unit: animation?.unit ?? "")
    guard let first = values.first, let last = values.last, abs(last - first) > (high - low) / 2
    else { return (low, high) }
    return (first, last)
  }
}

extension StageRecord {
  /// The first moment within a time at which the target of an animation changes; `nil` if it does
  /// not.
  func start(of animation: ControlAnimation, from first: Instant, to last: Instant) -> Instant? {
    func target(of behavior: BehaviorSnapshot, at time: Instant) -> Double {
      animation.value(of: behavior, at: time.advanced(by: Self.settlingTime))
    }
    guard let behavior = behavior(at: first) else { return nil }
    let before = target(of: behavior, at: first)
    return snapshots.first {
      $0.time > first && $0.time <= last && target(of: $0.behavior, at: $0.time) != before
    }?.time
  }
}
