import Canvas

extension Scene {
  /// The duration of the cross-fade between themes, in seconds. chosen: design, gallery
  public static let themeFadeDuration = 0.2
  /// The duration of the cross-fade of colors between designs, in seconds.
  /// spec: docs/spec/glass.md#fade
  static let designFadeDuration = 0.15
  /// The longest time that a display may take to receive a frame of a fade, in seconds; slower
  /// displays show the end of the fade at once. chosen
  static let longestSendingOfFades = 0.25

  /// The theme, or the target of its cross-fade; setting it cross-fades.
  public var theme: Theme {
    get { themeFade.target }
    set { setTheme(newValue) }
  }

  /// Theme and metrics; setting it fades to the design, as ``setDesign(_:animated:)`` does.
  public var design: Design {
    get { Design(theme: theme, metrics: environment.metrics) }
    set { setDesign(newValue) }
  }

  /// Changes the theme, with a cross-fade unless motion is reduced or the display is slow.
  public func setTheme(_ theme: Theme, animated: Bool = true) {
    fade(to: theme, duration: animated ? Self.themeFadeDuration : 0, .easeInOut)
  }

  /// Changes theme and metrics.
  ///
  /// Colors cross-fade as in ``setTheme(_:animated:)``. Metrics apply at once, except that lengths
  /// move if thumbs get another material. With reduced motion or a slow display, all changes are
  /// immediate. spec: docs/spec/glass.md#fade
  public func setDesign(_ design: Design, animated: Bool = true) {
    let metrics = design.metrics
    if animated && metrics.glassThumbs != environment.metrics.glassThumbs {
      if environment.motion == .full { metricsFade.go(to: metrics, at: now) }
      fade(to: design.theme, duration: Self.designFadeDuration, .linear)
    } else {
      setTheme(design.theme, animated: animated)
    }
    environment.metrics = metrics
  }

  private func fade(to theme: Theme, duration: Double, _ curve: TimingCurve) {
    if theme == themeFade.target { return }
    let duration = environment.motion == .full ? duration : 0
    themeFade.go(to: theme, at: now, duration: duration, curve: curve)
    repaintEverything(reason: "theme")
  }

  /// Shows the targets of all fades in the next frame.
  func finishFades() {
    themeFade.finish()
    metricsFade.finish()
  }

  /// The theme as shown now, during a cross-fade; in a view that follows the outer scene, that
  /// scene's.
  public var shownTheme: Theme {
    if let host, host.followsTheme, let outer = host.scene { return outer.shownTheme }
    return themeFade.theme(at: now)
  }

  /// The theme that is shown once a cross-fade has ended; in a view that follows the outer scene,
  /// that scene's.
  package var followedTheme: Theme {
    if let host, host.followsTheme, let outer = host.scene { return outer.followedTheme }
    return themeFade.target
  }

  // MARK: Metrics

  /// The environment with the metrics as shown now, during a fade between designs.
  package var shownEnvironment: SceneEnvironment {
    var environment = environment
    environment.metrics = shownMetrics
    return environment
  }

  var shownMetrics: ControlMetrics { metricsFade.shown }

  /// Whether lengths are moving between two designs, so that metrics are those of neither.
  package var isFadingMetrics: Bool { metricsFade.isUnderWay }

  func passEnvironment(reason: String) {
    let environment = shownEnvironment
    forEachNode { $0.environmentChanged(environment) }
    requestLayoutOfEverything()
    repaintEverything(reason: reason)
  }
}
