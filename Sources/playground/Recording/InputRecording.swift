import Canvas
import Controls

/// All that came to a page since it was opened, or to a stage in the last seconds; a replica that is
/// given the same becomes what the page or the stage was at any of those times.
///
/// An event costs an element of an array, and a frame costs nothing. Of a pointer that holds nothing,
/// a page's recording has a place a frame, and after a minute only where its ways ended: what lies
/// between has no effect.
@MainActor
final class InputRecording {
  /// Seconds after which it is given up. chosen
  static let longest = 1200.0
  /// Events after which it is given up. chosen
  static let mostEvents = 50_000
  /// Events after which ways are looked for whose ends are enough, at first. chosen
  static let leastThinned = 2_000
  /// Seconds of which all ways are kept. chosen
  static let wayLength = 3 * PageTime.length

  struct Entry {
    var time: Instant
    var kind: InputLogEvent.Kind
  }

  /// How the page began.
  private(set) var header: InputLogHeader

  /// When what there is begins: shortly before the first that came, as a page rests until then.
  private(set) var start: Instant
  /// Seconds from there to the first that came. chosen
  private static let lead = 0.5

  private(set) var entries: [Entry] = []
  /// How many there are when it is looked for what is not needed.
  private var nextThinning = leastThinned

  /// How a stage begins; nil for a page.
  private(set) var stageStart: StageStart?
  /// Where what happened later on a stage can begin, with the number of entries before it.
  private var laterStarts: [(start: StageStart, count: Int)] = []
  /// Seconds between two starts, so that what is forgotten is not much more than has to be. chosen
  private static let startInterval = 5.0

  /// What it hears of by; it hears no more once it is given up.
  var subscription: Subscription? {
    didSet { oldValue?.cancel() }
  }

  /// How many events there were when the user last went to the menu, and so away from the page.
  private(set) var countBeforeMenu: Int?

  /// Why no log can be made of it, a sentence; nil if one can.
  private(set) var flaw: String?
  /// Why nothing is kept any more, a sentence; nil while it is.
  private(set) var end: String?

  /// - Parameters:
  ///   - header: how the page begins.
  ///   - start: when.
  init(_ header: InputLogHeader, since start: Instant) {
    self.header = header
    self.start = start
  }

  /// Records a control's stage, of which only the last ``PageTime/length`` seconds are kept.
  convenience init(_ header: InputLogHeader, ofStage start: StageStart) {
    self.init(header, since: start.time)
    stageStart = start
  }

  var isEmpty: Bool { entries.isEmpty }

  /// How many events there are.
  var count: Int { entries.count }

  /// Adds something that happens.
  func add(_ kind: InputLogEvent.Kind, at time: Instant) {
    if stageStart != nil {
      return entries.append(Entry(time: max(time, entries.last?.time ?? start), kind: kind))
    }
    if end != nil || Self.isOfCapture(kind) { return }
    if entries.count >= nextThinning { thin(before: time.advanced(by: -Self.wayLength)) }
    if entries.count >= Self.mostEvents {
      return giveUp("More than \(Self.mostEvents) events have come since the page was opened.")
    }
    if entries.isEmpty { start = restStart(before: time) }
    if time.seconds(since: start) > Self.longest {
      return giveUp("The page was opened more than \(Int(Self.longest / 60)) minutes ago.")
    }
    // What is sampled ahead of its time happens then.
    let entry = Entry(time: max(time, entries.last?.time ?? start), kind: kind)
    if goesOn(in: entry) { entries[entries.count - 1] = entry } else { entries.append(entry) }
  }

  /// Whether the last one is on the way to another one, and followed by that within a frame.
  private func goesOn(in entry: Entry) -> Bool {
    guard entry.kind.isIdleMove, entries.count != countBeforeMenu,
      let last = entries.last, last.kind.isIdleMove, let earlier = entries.dropLast().last
    else { return false }
    return earlier.kind.isIdleMove && entry.time.seconds(since: earlier.time) < 1 / Self.rate
  }

  /// Keeps only the ends of ways before a time.
  private func thin(before time: Instant) {
    if let count = countBeforeMenu {
      let before = Self.thinned(entries.prefix(count), before: time)
      countBeforeMenu = before.count
      entries = before + Self.thinned(entries.dropFirst(count), before: time)
    } else {
      entries = Self.thinned(entries[...], before: time)
    }
    // So that each is looked at about twice, however many there are.
    nextThinning = max(2 * entries.count, Self.leastThinned)
  }

  /// Entries with only the ends of ways of a pointer that holds nothing.
  private static func thinned(_ entries: ArraySlice<Entry>, before time: Instant) -> [Entry] {
    var kept: [Entry] = []
    var isLastIdle = false
    for entry in entries {
      let isIdle = entry.time < time && entry.kind.isIdleMove
      if isIdle && isLastIdle { kept.removeLast() }
      isLastIdle = isIdle
      kept.append(entry)
    }
    return kept
  }

  /// When what there is begins, where nothing comes before a time.
  private func restStart(before time: Instant) -> Instant {
    let latest = time.advanced(by: -Self.lead)
    if latest <= start { return start }
    if !header.isPending { return latest }
    // A ring that turns meanwhile is where it was.
    return start.advanced(by: latest.seconds(since: start).rounded(.down))
  }

  /// Whether it is a key that is for recording and saving, and means nothing to a page.
  private static func isOfCapture(_ kind: InputLogEvent.Kind) -> Bool {
    guard case .input(.key(let event)) = kind else { return false }
    return [.named("f9"), .named("f10"), .character("s")].contains(event.key)
  }

  /// The window has another size, pt; before there is any input the page begins with it.
  func resize(to size: Size, scale: Double, at time: Instant) {
    header.scale = scale
    if isEmpty { header.size = size } else { add(.resize(size), at: time) }
  }

  /// What comes from here on is more than a log of the page has words for; it is kept all the same, so
  /// that it can be looked at again.
  func exceed(_ reason: String) { flaw = flaw ?? reason }

  /// The page cannot be had again from here on.
  func giveUp(_ reason: String) {
    flaw = reason
    end = reason
    entries = []
    subscription = nil
  }

  isolated deinit { subscription?.cancel() }

  /// What came, for a replica.
  ///
  /// - Parameter time: of the ways of a pointer that held nothing before that, only the ends are
  ///   there; nil for all.
  func events(thinnedBefore time: Instant? = nil) -> [InputLogEvent] {
    (time.map { Self.thinned(entries[...], before: $0) } ?? entries).map {
      InputLogEvent($0.kind, at: $0.time, place: "the recording")
    }
  }

  // MARK: Stages

  /// Whether there is a use for another moment at which nothing is under way on the stage.
  func wantsStart(at time: Instant) -> Bool {
    let latest = laterStarts.last
    return entries.count > (latest?.count ?? 0)
      && time.seconds(since: latest?.start.time ?? start) >= Self.startInterval
  }

  /// Forgets what is too long ago, as far as there is another moment to begin at.
  func add(_ start: StageStart) {
    laterStarts.append((start, entries.count))
    let oldest = start.time.advanced(by: -PageTime.length)
    guard let index = laterStarts.lastIndex(where: { $0.start.time <= oldest }) else { return }
    let first = laterStarts[index]
    stageStart = first.start
    self.start = first.start.time
    entries.removeFirst(first.count)
    laterStarts = laterStarts[(index + 1)...].map { ($0.start, $0.count - first.count) }
  }

  // MARK: Pages

  /// The user goes to the menu, by what came last.
  func noteMenu() {
    countBeforeMenu = entries.lastIndex { entry in
      if case .input(.pointer(let event)) = entry.kind { return event.phase == .pressed }
      if case .input(.key(let event)) = entry.kind { return event.phase == .down }
      return false
    }
  }
}

extension InputLogEvent.Kind {
  /// Whether it is a pointer that moves and holds nothing.
  fileprivate var isIdleMove: Bool {
    guard case .input(.pointer(let event)) = self else { return false }
    return event.phase == .moved && !event.isPrimaryDown
  }
}
