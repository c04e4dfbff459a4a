import Canvas

/// The offset of a page that a finger drags, lets go and catches.
/// spec: docs/spec/rendering.md#8/finger
///
/// It knows no view and no clock: positions and times come with the events.
struct TouchScroll: Hashable, Sendable {
  /// The age of motion that counts for the velocity at the release, in seconds. chosen
  private static let velocityWindow = 0.1

  private(set) var extent = ScrollExtent()
  private var drag: Drag?
  private var glide: ScrollGlide?

  private struct Drag: Hashable, Sendable {
    /// The offset to which the finger pulls, which may be out of range.
    var pulled: Double
    var y: Double
    var samples: [Sample] = []
  }

  private struct Sample: Hashable, Sendable {
    var offset: Double
    var time: Instant
  }

  /// A finger begins to drag a page from an offset, and stops its motion.
  mutating func begin(at y: Double, from offset: Double) {
    glide = nil
    drag = Drag(pulled: extent.pulled(offset), y: y)
  }

  mutating func move(to y: Double, at time: Instant) {
    guard var drag, y.isFinite else { return }
    drag.pulled += drag.y - y
    drag.y = y
    drag.samples.removeAll { time.seconds(since: $0.time) > Self.velocityWindow }
    drag.samples.append(Sample(offset: extent.stretched(drag.pulled), time: time))
    self.drag = drag
  }

  mutating func end(at y: Double, time: Instant) {
    move(to: y, at: time)
    letGo(at: time, velocity: velocity)
  }

  /// Ends a drag without inertia; a page beyond its end springs back.
  mutating func cancel(at time: Instant) { letGo(at: time, velocity: 0) }

  private mutating func letGo(at time: Instant, velocity: Double) {
    guard let drag else { return }
    self.drag = nil
    let start = Spring.State(value: extent.stretched(drag.pulled), velocity: velocity)
    glide = ScrollGlide(from: start, at: time, in: extent)
  }

  private var velocity: Double {
    guard let first = drag?.samples.first, let last = drag?.samples.last else { return 0 }
    let seconds = last.time.seconds(since: first.time)
    return seconds > 0 ? (last.offset - first.offset) / seconds : 0
  }

  /// The app, the wheel or a key scrolled: the motion ends, and a drag continues from there.
  mutating func jump(to offset: Double) {
    glide = nil
    drag?.pulled = offset
    drag?.samples.removeAll()
  }

  /// Adopts another range; a moving page keeps its velocity.
  mutating func adopt(_ extent: ScrollExtent, at time: Instant) {
    settle(at: time)
    if extent == self.extent { return }
    self.extent = extent
    if let old = glide { glide = ScrollGlide(from: old.state(at: time), at: time, in: extent) }
  }

  /// Forgets a motion that is over.
  mutating func settle(at time: Instant) { if !isGliding(at: time) { glide = nil } }

  /// The shown offset, in points; `nil` if no finger has moved the page.
  func offset(at time: Instant) -> Double? {
    if let drag { return extent.stretched(drag.pulled) }
    return glide?.state(at: time).value
  }

  func isGliding(at time: Instant) -> Bool { glide.map { !$0.isSettled(at: time) } ?? false }
}

/// The range of a scroll offset, and what a finger shows beyond its ends.
struct ScrollExtent: Hashable, Sendable {
  /// The largest offset, in points; the smallest is 0.
  var maximum = 0.0
  /// The length of the view, in points.
  var length = 0.0
  /// Whether a page can be pulled beyond its ends.
  var isElastic = true

  func clamped(_ offset: Double) -> Double { min(max(offset, 0), maximum) }

  /// The offset shown for a page that a finger pulls to an offset.
  ///
  /// Beyond the ends the page follows less and less, and by less than the length of the view.
  func stretched(_ pulled: Double) -> Double {
    let end = clamped(pulled)
    let pull = pulled - end
    if pull == 0 || !isElastic { return end }
    let soft = pull * ScrollMetrics.rubberBand
    return end + soft * length / (abs(soft) + length)
  }

  /// The offset to which a finger pulls a page that is shown at an offset.
  func pulled(_ shown: Double) -> Double {
    let end = clamped(shown)
    let stretch = shown - end
    if stretch == 0 || abs(stretch) >= length { return shown }
    return end + stretch * length / (ScrollMetrics.rubberBand * (length - abs(stretch)))
  }
}
