import Canvas
import Controls

/// What happened to the control of a stage, so that another one can be given the same.
struct StageHistory {
  /// Seconds that can be looked at again. design: playground, Time
  static let length = 20.0

  /// Something that happened.
  ///
  /// Nearly all is input, which takes no more memory than it needs.
  enum Event {
    case input(SceneInput)
    case setting(property: String, PropertyValue)
    case spring(ControlAnimation, Spring)
    indirect case environment(SceneEnvironment)
    /// Its owner has the control wait, or lets it go on.
    case waiting(Bool)
  }

  struct Entry {
    var time: Instant
    var event: Event
  }

  /// A moment at which nothing was under way.
  struct Start {
    var time: Instant
    /// What each property was, in the order of the table.
    var values: [(name: String, value: PropertyValue)]
    var springs: [(animation: ControlAnimation, spring: Spring)]
    var environment: SceneEnvironment
    /// Whether its owner had the control wait.
    var isWaiting = false
    /// What the control did, if nobody held it: since when it waits, too, and what is wanted of it.
    var behavior: BehaviorSnapshot?
    /// Whether the control had the keyboard, and whether one saw it; nil for not.
    var visibleFocus: Bool?
  }

  /// Seconds between two starts, so that what is forgotten is not much more than has to be. chosen
  private static let startInterval = 5.0

  private(set) var start: Start
  private(set) var entries: [Entry] = []
  /// Where what happened later can begin, with the number of entries before it.
  private var laterStarts: [(start: Start, count: Int)] = []

  init(_ start: Start) { self.start = start }

  /// Adds what happens next.
  mutating func add(_ event: Event, at time: Instant) {
    entries.append(Entry(time: max(time, entries.last?.time ?? start.time), event: event))
  }

  /// Whether there is a use for another moment at which nothing is under way.
  func wantsStart(at time: Instant) -> Bool {
    let latest = laterStarts.last
    return entries.count > (latest?.count ?? 0)
      && time.seconds(since: (latest?.start ?? start).time) >= Self.startInterval
  }

  /// Forgets what is too long ago, as far as there is another moment to begin at.
  mutating func add(_ start: Start) {
    laterStarts.append((start, entries.count))
    let oldest = start.time.advanced(by: -Self.length)
    guard let index = laterStarts.lastIndex(where: { $0.start.time <= oldest }) else { return }
    let first = laterStarts[index]
    self.start = first.start
    entries.removeFirst(first.count)
    laterStarts = laterStarts[(index + 1)...].map { ($0.start, $0.count - first.count) }
  }
}
