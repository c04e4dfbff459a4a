/// The part of a film that is measured, and how. spec: docs/spec/recordings.md
package struct FitOptions: Sendable {
  /// The line with the edge; `nil` looks for the place that moves most.
  package var probe: Probe?
  package var edge = EdgeKind.first
  /// `nil` is the luminance, or the channel with the most contrast if the luminance has little.
  package var channel: EdgeChannel?
  /// A line over an edge that does not move; the way of that edge is subtracted.
  package var fixed: Probe?
  /// In frames per second, as in ``Films/open(_:rate:from:)``.
  package var rate: Double?
  /// The times of all frames, in seconds, instead of those of the film.
  package var times: [Double]?
  /// The part of the film, in seconds.
  package var start = 0.0
  package var end = Double.infinity
  /// In pixels per point.
  package var scale = 1.0
  /// The exposure of a frame from its time on: 360 degrees are the time between two frames.
  package var shutter = 0.0
  /// Whether all motions of a direction have one spring.
  package var isRepeated = false
  /// Whether the colors on the probe are kept, for a picture.
  package var keepsColors = false

  package init(probe: Probe? = nil) { self.probe = probe }
}
