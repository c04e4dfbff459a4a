import Canvas
import Controls

/// The events of a page since it was opened, or of a stage in the last seconds.
///
/// Moves without a button are thinned: to one per frame, and after a minute to the last of each
/// way.
@MainActor
final class InputRecording {
  /// Seconds after which recording ends. chosen
  static let longest = 1200.0
  /// Events after which recording ends. chosen
  static let mostEvents = 50_000
  /// Events after which moves are thinned for the first time. chosen
  static let leastThinned = 2_000
  /// Seconds in which moves are kept. chosen
  static let wayLength = 3 * PageTime.length

  private(set) var header: InputLogHeader
  /// The start time: shortly before the first event, because a page is idle until then.
  private(set) var start: Instant
  /// Seconds from the start to the first event. chosen
  private static let lead = 0.5

  private(set) var entries: [InputLogEvent] = []
  private var nextThinning = leastThinned
  /// `nil` for a page.
  private var stageStart: StageStart?
  /// Later idle states of a stage, with the number of entries before each.
  private var laterStarts: [(start: StageStart, count: Int)] = []
  /// The place of the pointer in the scene, in points; `nil` outside of it.
  private(set) var pointer: Point?
  /// Seconds between two such states. chosen
  private static let startInterval = 5.0

  var subscription: Subscription? { didSet { oldValue?.cancel() } }

  /// The number of events before the user last opened the menu, which is not part of the page.
  private(set) var countBeforeMenu: Int?

  private(set) var flaw: String?
  /// A sentence; `nil` while recording goes on.
  private(set) var end: String?

  init(_ header: InputLogHeader, since start: Instant) {
    (self.header, self.start) = (header, start)
  }

  /// Keeps only the last ``PageTime/length`` seconds.
  convenience init(_ header: InputLogHeader, ofStage start: StageStart) {
    self.init(header, since: start.time)
    stageStart = start
  }

  func add(_ kind: InputLogEvent.Kind, at time: Instant) {
    if case .input(.pointer(let event)) = kind { pointer = event.placeInside }
    if stageStart != nil {
      return entries.append(InputLogEvent(kind, at: max(time, entries.last?.time ?? start)))
    }
    if end != nil || Self.isOfCapture(kind) { return }
    if entries.count >= nextThinning { thin(before: time.advanced(by: -Self.wayLength)) }
    if entries.count >= Self.mostEvents {
      return giveUp(
        "The page has received more than \(Self.mostEvents) events since it was opened.")
    }
    if entries.isEmpty { start = restStart(before: time) }
    if time.seconds(since: start) > Self.longest {
      return giveUp("The page was opened more than \(Int(Self.longest / 60)) minutes ago.")
    }
    // Frames are sampled ahead, so an event may come with a time before the last one's.
    let entry = InputLogEvent(kind, at: max(time, entries.last?.time ?? start))
    if goesOn(in: entry) { entries[entries.count - 1] = entry } else { entries.append(entry) }
  }

  /// A move replaces another one within a frame.
  private func goesOn(in entry: InputLogEvent) -> Bool {
    guard entry.kind.isIdleMove,
      let last = entries.last, last.kind.isIdleMove, let earlier = entries.dropLast().last
    else { return false }
    return earlier.kind.isIdleMove && entry.time.seconds(since: earlier.time) < 1 / Self.rate
  }

  /// Removes moves before a time, except the last one of each way.
  private func thin(before time: Instant) {
    countBeforeMenu = countBeforeMenu.map { Self.thinned(entries.prefix($0), before: time).count }
    entries = events(thinnedBefore: time)
    // Each entry is visited about twice, however many there are.
    nextThinning = max(2 * entries.count, Self.leastThinned)
  }

  private static func thinned(
    _ entries: ArraySlice<InputLogEvent>, before time: Instant
  ) -> [InputLogEvent] {
    var kept: [InputLogEvent] = []
    var isLastIdle = false
    for entry in entries {
      let isIdle = entry.time < time && entry.kind.isIdleMove
      if isIdle && isLastIdle { kept.removeLast() }
      isLastIdle = isIdle
      kept.append(entry)
    }
    return kept
  }

  private func restStart(before time: Instant) -> Instant {
    let latest = time.advanced(by: -Self.lead)
    if latest <= start { return start }
    if !header.isPending { return latest }
    // Whole seconds keep the angle of a pending ring.
    return start.advanced(by: latest.seconds(since: start).rounded(.down))
  }

  private static func isOfCapture(_ kind: InputLogEvent.Kind) -> Bool {
    guard case .input(.key(let event)) = kind else { return false }
    let keys = Shortcut.ofCapture.map(\.key)
    return event.candidates.contains { keys.contains($0.key) }
  }

  /// In points; without any event before, the size becomes the initial one.
  func resize(to size: Size, scale: Double, at time: Instant) {
    if entries.isEmpty {
      (header.size, header.scale) = (size, scale)
    } else {
      add(.resize(size, scale: scale), at: time)
    }
  }

  /// No log can be written from here on, but recording goes on for looking back.
  func exceed(_ reason: String) { flaw = flaw ?? reason }

  func giveUp(_ reason: String) {
    flaw = reason
    end = reason
    entries = []
    subscription = nil
  }

  isolated deinit { subscription?.cancel() }

  func events(thinnedBefore time: Instant) -> [InputLogEvent] {
    Self.thinned(entries[...], before: time)
  }

  func count(until time: Instant) -> Int { entries.firstSortedIndex { $0.time > time } }

  /// The number of events that a replica takes at once. chosen
  private static let batch = 500

  /// The next events after a time, `nil` for the first ones; empty after the last one.
  ///
  /// A time stays valid when events are thinned, and events of one time stay together.
  func nextEvents(after time: Instant?, thinnedBefore oldest: Instant) -> [InputLogEvent] {
    let first = time.map { count(until: $0) } ?? 0
    var end = min(first + Self.batch, entries.count)
    while end < entries.count, entries[end].time == entries[end - 1].time { end += 1 }
    return Self.thinned(entries[first..<end], before: oldest)
  }

  // MARK: Stages

  func wantsStart(at time: Instant) -> Bool {
    let latest = laterStarts.last
    return entries.count > (latest?.count ?? 0)
      && time.seconds(since: latest?.start.time ?? start) >= Self.startInterval
  }

  /// The state has to be idle; entries that are too old are removed.
  func add(_ start: StageStart) {
    var start = start
    start.pointer = pointer
    laterStarts.append((start, entries.count))
    let oldest = start.time.advanced(by: -PageTime.length)
    guard let index = laterStarts.lastIndex(where: { $0.start.time <= oldest }) else { return }
    let first = laterStarts[index]
    stageStart = first.start
    self.start = first.start.time
    entries.removeFirst(first.count)
    laterStarts = laterStarts[(index + 1)...].map { ($0.start, $0.count - first.count) }
  }

  /// The latest recorded idle state until a time, and the events after it; `nil` for a page.
  ///
  /// Before all such states, it is the first one.
  func stage(until time: Instant) -> (start: StageStart, events: [InputLogEvent])? {
    guard let stageStart else { return nil }
    let later = laterStarts.last { $0.start.time <= time }
    return (later?.start ?? stageStart, Array(entries.dropFirst(later?.count ?? 0)))
  }

  func noteMenu() {
    // A stage does not receive the press on the menu.
    if header.isOfControl { return }
    countBeforeMenu = entries.lastIndex { entry in
      if case .input(.pointer(let event)) = entry.kind { return event.phase == .pressed }
      if case .input(.key(let event)) = entry.kind { return event.phase == .down }
      return false
    }
  }

  var lastInteraction: Instant? {
    var first: Instant?
    for entry in entries.prefix(countBeforeMenu ?? entries.count).reversed() {
      guard case .input(let event) = entry.kind else { continue }
      if let first, first.seconds(since: entry.time) > Self.pause { break }
      switch event {
      case .pointer(let event) where event.phase == .pressed || event.isPrimaryDown:
        first = entry.time
      case .key, .scroll: first = entry.time
      default: break
      }
    }
    return first
  }

  /// Seconds without input between two interactions. chosen
  private static let pause = 1.0

  static let rate = 60.0

  func text(until end: Instant? = nil, hasMenu: Bool = true) -> String {
    var header = header
    if let end { header.end = end.seconds(since: start) }
    let events = hasMenu ? entries[...] : entries.prefix(countBeforeMenu ?? entries.count)
    var history = PointerHistory()
    let lines =
      [header.json]
      + events.compactMap { $0.kind.json(at: $0.time.seconds(since: start), after: &history) }
    return lines.map { $0.text + "\n" }.joined()
  }
}

extension InputLogEvent.Kind {
  fileprivate var isIdleMove: Bool {
    guard case .input(.pointer(let event)) = self else { return false }
    return event.phase == .moved && !event.isPrimaryDown
  }
}
