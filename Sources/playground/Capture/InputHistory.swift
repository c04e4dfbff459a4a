import Canvas
import Controls

/// All that has come to a page since it was opened, so that it can be had again at any time.
///
/// It costs an element of an array an event, and nothing a frame.
@MainActor
final class InputHistory {
  /// Seconds after which it is given up. chosen
  static let longest = 1200.0
  /// Events after which it is given up. chosen
  static let mostEvents = 200_000

  private struct Entry {
    var time: Instant
    var kind: InputLogEvent.Kind
  }

  /// How the page began.
  private(set) var header: InputLogHeader

  /// When what there is begins: shortly before the first that came, as a page rests until then.
  private(set) var start: Instant
  /// Seconds from there to the first that came. chosen
  private static let lead = 0.5

  private var entries: [Entry] = []

  /// What it hears of by; it hears no more once it is given up.
  var subscription: Subscription? {
    didSet { oldValue?.cancel() }
  }

  /// How many events there were when the user last went to the menu, and so away from the page.
  private var countBeforeMenu: Int?

  /// Why the page cannot be had again, a sentence; nil if it can.
  private(set) var flaw: String?

  /// - Parameters:
  ///   - header: how the page begins.
  ///   - start: when.
  init(_ header: InputLogHeader, since start: Instant) {
    self.header = header
    self.start = start
  }

  var isEmpty: Bool { entries.isEmpty }

  /// How many events there are.
  var count: Int { entries.count }

  /// Adds something that happens.
  func add(_ kind: InputLogEvent.Kind, at time: Instant) {
    if flaw != nil || Self.isOfCapture(kind) { return }
    if entries.count >= Self.mostEvents {
      return giveUp("More than \(Self.mostEvents) events have come since the page was opened.")
    }
    if entries.isEmpty { start = max(start, time.advanced(by: -Self.lead)) }
    if time.seconds(since: start) > Self.longest {
      return giveUp("The page was opened more than \(Int(Self.longest / 60)) minutes ago.")
    }
    // What is sampled ahead of its time happens then.
    entries.append(Entry(time: max(time, entries.last?.time ?? start), kind: kind))
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

  /// The page cannot be had again from here on.
  func giveUp(_ reason: String) {
    flaw = reason
    entries = []
    subscription = nil
  }

  isolated deinit { subscription?.cancel() }

  /// The user goes to the menu, by what came last.
  func noteMenu() {
    countBeforeMenu = entries.lastIndex { entry in
      if case .input(.pointer(let event)) = entry.kind { return event.phase == .pressed }
      if case .input(.key(let event)) = entry.kind { return event.phase == .down }
      return false
    }
  }

  /// When a button, a key or the wheel was first used in what the user did last on the page; nil if
  /// that was never.
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

  /// Seconds in which nothing is done, between one thing that is done and the next. chosen
  private static let pause = 1.0

  /// Frames a second of what is made of it.
  static let rate = 60.0

  /// The log of all until a moment, as a file has it.
  ///
  /// - Parameters:
  ///   - end: a replay ends there, in a frame of exactly that moment; nil for when everything has
  ///     settled.
  ///   - hasMenu: whether it has what the user did to get to the menu.
  func text(until end: Instant? = nil, hasMenu: Bool = true) -> String {
    var header = header
    var shift = 0.0
    if let end {
      let length = end.seconds(since: start)
      let frames = (length * Self.rate).rounded(.up)
      shift = frames / Self.rate - length
      header.end = frames / Self.rate
    }
    var lines = [header.json.text]
    let entries = hasMenu ? entries[...] : entries.prefix(countBeforeMenu ?? entries.count)
    lines += entries.map { $0.kind.json(at: $0.time.seconds(since: start) + shift).text }
    return lines.joined(separator: "\n") + "\n"
  }
}
