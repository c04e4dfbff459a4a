import Foundation
import Testing

@testable import Canvas

@MainActor @Suite struct `Event loop` {
  private let loop = EventLoop()

  private final class RecordingSource: EventSource {
    var calls: [String] = []
    var onPrepare: () -> Void = {}
    var onDispatch: () -> Void = {}
    var deadline: Instant?

    func prepare(_ wait: inout EventWait) {
      calls.append("prepare")
      onPrepare()
      if let deadline { wait.wake(at: deadline) }
    }

    func dispatch(_ wait: EventWait) {
      calls.append("dispatch")
      onDispatch()
    }
  }

  /// Two sources of the loop, the first of which is always due.
  private func sources() -> (RecordingSource, RecordingSource) {
    let sources = (RecordingSource(), RecordingSource())
    sources.0.deadline = .zero
    loop.add(sources.0)
    loop.add(sources.1)
    return sources
  }

  @Test func `a source that was removed is not kept`() {
    weak var source: RecordingSource?
    do {
      let (first, second) = sources()
      source = first
      var wait = EventWait()
      loop.prepare(&wait)
      for source in [first, second] { loop.remove(source) }
    }
    #expect(source == nil)
  }

  private func watch(_ pipe: Pipe, _ body: @escaping () -> Void) {
    loop.watch(pipe.reading) { _ in
      pipe.readByte()
      body()
    }
  }

  @Test func `the handler of a descriptor is called each time it is readable`() {
    let pipe = Pipe()
    var calls = 0
    loop.watch(pipe.reading) { events in
      #expect(events == .readable)
      calls += 1
      pipe.readByte()
      if calls == 3 { loop.stop() }
    }
    pipe.put(3)
    loop.run { calls < 5 }
    #expect(calls == 3)
  }

  @Test func `a watch reports room to write and a closed other end`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[1]) }
    var seen: [DescriptorEvents] = []
    let watch = loop.watch(ends[1], for: .writable) { events in
      seen.append(events)
      if seen.count == 1 { close(ends[0]) } else { loop.stop() }
    }
    loop.run { true }
    watch.cancel()
    #expect(seen.first == .writable && seen.last?.contains(.failed) == true)
  }

  @Test func `an invalid descriptor is reported once and does not keep the loop awake`() {
    var seen: [DescriptorEvents] = []
    loop.watch(1_000_000) { seen.append($0) }
    loop.after(.milliseconds(20)) { loop.stop() }
    loop.run { seen.count < 3 }
    #expect(seen == [.failed])
  }

  @Test func `a canceled watch is not called, even if another handler cancels it`() {
    let pipe = Pipe()
    var said = ""
    var second: Subscription?
    loop.watch(pipe.reading) { _ in
      said += "a"
      second?.cancel()
      loop.stop()
    }
    second = loop.watch(pipe.reading) { _ in said += "b" }
    pipe.put(1)
    loop.run { true }
    #expect(said == "a")
  }

  @Test func `timers run until they are canceled`() {
    var said = ""
    var beat: Subscription?
    loop.after(.zero) { said += "a" }
    beat = loop.every(.milliseconds(1)) {
      said += "b"
      if said.count == 3 {
        beat?.cancel()
        loop.after(.milliseconds(1)) { loop.stop() }
      }
    }
    loop.run { true }
    #expect(said == "abb")
  }

  @Test func `sources are prepared before each sleep and dispatched after it`() {
    let (source, _) = sources()
    loop.run { source.calls.count < 4 }
    loop.remove(source)
    loop.after(.zero) { loop.stop() }
    loop.run { true }
    #expect(source.calls == ["prepare", "dispatch", "prepare", "dispatch"])
    let (last, _) = sources()
    last.onPrepare = { loop.stop() }
    loop.run { true }
    #expect(last.calls == ["prepare"])
  }

  @Test func `a source removed in a prepare or a dispatch is not called from then on`() {
    let (first, second) = sources()
    first.onDispatch = { loop.remove(second) }
    loop.run { first.calls.count < 4 }
    #expect(second.calls == ["prepare"])
    loop.add(second)
    first.onPrepare = { loop.remove(second) }
    loop.run { first.calls.count < 5 }
    #expect(second.calls == ["prepare"])
  }

  @Test func `a source added in a prepare is prepared before the loop sleeps`() {
    let ((first, _), added) = (sources(), RecordingSource())
    first.onPrepare = { [unowned first] in if first.calls.count == 1 { loop.add(added) } }
    loop.run { !first.calls.contains("dispatch") }
    #expect(added.calls == ["prepare", "dispatch"])
  }

  @Test func `all sources are prepared again if one wakes the loop`() {
    let (first, second) = sources()
    first.deadline = nil
    second.onPrepare = {
      if first.deadline != nil { return }
      first.deadline = .zero
      loop.wake()
    }
    loop.run { !first.calls.contains("dispatch") }
    #expect(first.calls == ["prepare", "prepare", "dispatch"])
  }

  @Test func `an event handled in a nested run is not handled again`() {
    let (first, second) = (Pipe(), Pipe())
    var said = ""
    watch(first) {
      said += "("
      loop.run { !said.contains("b") }
      said += ")"
    }
    watch(second) { said += "b" }
    first.put(1)
    second.put(1)
    var turns = 0
    loop.run {
      turns += 1
      return turns < 5 && !said.contains(")")
    }
    loop.after(.zero) { loop.stop() }
    loop.run { true }
    #expect(said == "(b)")
  }

  @Test func `a nested run returns to the outer run`() {
    let pipe = Pipe()
    var said = ""
    loop.after(.zero) {
      said += "("
      loop.after(.zero) {
        said += "inner"
        loop.stop()
      }
      loop.run { true }
      said += ")"
      pipe.put(1)
    }
    watch(pipe) {
      said += " outer"
      loop.stop()
    }
    loop.run { true }
    #expect(said == "(inner) outer")
    // A loop without windows ends immediately.
    EventLoop().run()
  }

  @Test func `closures posted from other threads run in order`() async {
    await withCheckedContinuation { done in
      let said = Said()
      Task.detached {
        for number in 0..<100 { loop.post { said.numbers.append(number) } }
        loop.post {
          #expect(said.numbers == Array(0..<100))
          done.resume()
        }
      }
    }
  }

  @MainActor private final class Said { var numbers: [Int] = [] }

  @Test func `another loop can wait for descriptors and timers`() {
    let pipe = Pipe()
    var said: [String] = []
    loop.watch(pipe.reading) { events in
      said.append(events == .readable ? "pipe" : "failure")
      pipe.readByte()
    }
    loop.after(.zero) { said.append("timer") }
    var wait = EventWait()
    loop.prepare(&wait)
    #expect(wait.watched.contains { $0.descriptor == pipe.reading && $0.events == .readable })
    #expect(wait.deadline != nil)
    loop.dispatch(wait)
    #expect(said == ["timer"])
    wait = EventWait()
    loop.prepare(&wait)
    #expect(wait.deadline == nil)
    pipe.put(1)
    wait.note([.readable, .writable], of: pipe.reading)
    loop.dispatch(wait)
    #expect(said == ["timer", "pipe"])
  }

  @Test func `a loop can be a source of another loop`() {
    let pipe = Pipe()
    let outer = EventLoop()
    var said: [String] = []
    outer.add(loop)
    watch(pipe) {
      said.append("pipe")
      outer.stop()
    }
    loop.after(.milliseconds(1)) {
      said.append("timer")
      pipe.put(1)
    }
    outer.run { true }
    #expect(said == ["timer", "pipe"])
  }
}

extension Pipe {
  fileprivate var reading: Int32 { fileHandleForReading.fileDescriptor }

  fileprivate func put(_ count: Int) {
    fileHandleForWriting.write(Data(repeating: 1, count: count))
  }

  fileprivate func readByte() { _ = try? fileHandleForReading.read(upToCount: 1) }
}
