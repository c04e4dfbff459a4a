/// A behavior of thumbs on a track.
public protocol TrackBehavior: DecidableBehavior {
  /// The slider whose range, steps and options are those of all thumbs.
  var track: SliderBehavior { get }

  /// Changes properties of all thumbs, such as their step.
  mutating func configure(_ body: (inout SliderBehavior) -> Void)

  /// The metrics.
  var metrics: SliderMetrics { get set }
}
