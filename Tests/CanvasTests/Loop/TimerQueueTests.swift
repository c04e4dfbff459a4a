import Testing

@testable import Canvas

@Suite struct `Timer queue` {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: 100 + seconds) }

  /// Runs all due timers and returns their letters, in order.
  private func runDue(_ queue: inout TimerQueue, at seconds: Double) -> String {
    while let body = queue.takeDue(at: at(seconds)) { body() }
    defer { log.text = "" }
    return log.text
  }

  private final class Log { var text = "" }

  private let log = Log()

  @Test func `a due timer is taken once`() {
    var queue = TimerQueue()
    #expect(queue.deadline == nil)
    _ = queue.add(after: 2, every: nil, at: at(0)) { log.text += "a" }
    #expect(queue.deadline == at(2))
    let taken = [1.999, 2, 3].map { runDue(&queue, at: $0) }
    #expect(taken == ["", "a", ""] && queue.deadline == nil)
  }

  @Test func `timers are taken by due time, and in order of creation if due at the same time`() {
    var queue = TimerQueue()
    for (letter, delay) in [("c", 3.0), ("a", 1), ("b", 2), ("d", 3)] {
      _ = queue.add(after: delay, every: nil, at: at(0)) { log.text += letter }
    }
    #expect(queue.deadline == at(1) && runDue(&queue, at: 2) == "ab")
    #expect(queue.deadline == at(3) && runDue(&queue, at: 5) == "cd")
  }

  @Test func `a repeating timer keeps its schedule and skips missed times`() {
    var queue = TimerQueue()
    _ = queue.add(after: 1, every: 1, at: at(0)) { log.text += "t" }
    for (time, next) in [(1.3, 2.0), (2, 3), (7.5, 8)] {
      #expect(runDue(&queue, at: time) == "t" && queue.deadline == at(next))
    }
  }

  @Test func `a removed timer is not taken, and one with an invalid delay at once`() {
    var queue = TimerQueue()
    let first = queue.add(after: 1, every: nil, at: at(0)) { log.text += "a" }
    _ = queue.add(after: 1, every: nil, at: at(0)) { log.text += "b" }
    queue.remove(first)
    #expect(runDue(&queue, at: 1) == "b" && queue.deadline == nil)
    for delay in [-1, 0, -Double.infinity, .nan] {
      var queue = TimerQueue()
      _ = queue.add(after: delay, every: nil, at: at(0)) { log.text += "a" }
      #expect(runDue(&queue, at: 0) == "a")
    }
  }
}
