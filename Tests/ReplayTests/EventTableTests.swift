import Canvas
import Controls
import ControlsTesting
import Foundation
import SpecTrait
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/rendering.md#5.4; docs/spec/rendering.md#5.5: every row as a log, at several
/// rates; docs/spec/command-line.md#replay/rate: `--rate` changes the times of frames, not the
/// states.
@Suite struct `Event table logs` {
  @Test(
    .spec("segmented-p5", "segmented-p10", "segmented-p27", "hig-p62", "hig-p65"),
    arguments: ReplayFixture.names)
  func `a log replays the states, actions and end of its row at every rate`(name: String) throws {
    let fixture = try ReplayFixture(name)
    let samples = try fixture.samples
    let times = Set(samples.map(\.time))
    let runs = try [30.0, 60, 120, 1000].map { rate in
      // The slower rates share each tenth of a second with the fastest one.
      try ReplayRun(fixture.log, rate: rate) {
        rate < 1000 || times.contains($0) || $0.nanoseconds % 100_000_000 == 0
      }
    }
    for run in runs { check(run, fixture, samples) }
    checkAgreement(of: runs)
    #expect(try ReplayRun(fixture.log, rate: 60).lines == runs[1].lines, "another replay")
  }

  private func check(
    _ run: ReplayRun, _ fixture: ReplayFixture, _ samples: [ReplayFixture.Sample]
  ) {
    let hasExpectedActions = JSON.array(run.actions).isClose(
      to: .array(fixture.actions), within: 1e-9)
    #expect(
      hasExpectedActions,
      "at \(run.rate) Hz: \(run.actions.map(\.text)), not \(fixture.actions.map(\.text))")
    for control in fixture.end {
      let mismatch = ReplayRun.mismatch(
        of: run.end[control.key], with: control.value.members, within: 0)
      #expect(mismatch == nil, "at \(run.rate) Hz, the end of \(control.key)")
    }
    for sample in samples {
      guard let state = run.states[sample.time] else {
        // Every sample is at a whole millisecond.
        #expect(run.rate < 1000, "no frame at \(sample.time.seconds) s")
        continue
      }
      let mismatch = ReplayRun.mismatch(of: state[sample.control], with: sample.state, within: 1e-6)
      #expect(mismatch == nil, "at \(run.rate) Hz, \(sample.time.seconds) s")
    }
  }

  private func checkAgreement(of runs: [ReplayRun]) {
    var count = 0
    for (index, run) in runs.enumerated() {
      for other in runs[(index + 1)...] {
        for (time, state) in run.states {
          guard let shown = other.states[time] else { continue }
          count += 1
          #expect(shown == state, "at \(time.seconds) s: \(shown.text), not \(state.text)")
          #expect(other.isAnimating[time] == run.isAnimating[time], "at \(time.seconds) s")
        }
      }
    }
    #expect(count > 0 && runs.allSatisfy { $0.end == runs[0].end && $0.actions == runs[0].actions })
  }

  /// Each row of the tables has a log of its own.
  @Test func `every log has a row, and every file belongs to a log`() throws {
    let rows = try ReplayFixture.names.map { try ReplayFixture($0).row }
    #expect(Set(rows).subtracting([""]).count == rows.count && rows.count >= 55)
    #expect(ReplayFixture.fileCount == 2 * rows.count)
  }
}

/// Found by random scenes: an animation depends on time only, also while its control is removed.
@Suite struct `Control that leaves its scene while animating` {
  @Test(arguments: [0.06, 3])
  func `the animation goes on, or has settled, when the control returns`(seconds: Double) {
    let toggle = Switch(isOn: false, label: "Wi-Fi")
    let root = FixedFrameRoot(toggle, at: Rect(x: 10, y: 10, width: 51, height: 31))
    let scene = Scene(root)
    func frame(_ seconds: Double) -> FrameUpdate {
      scene.update(for: FrameTime(target: Instant(seconds: seconds)))
    }
    scene.resize(to: Size(100, 60), scale: 1)
    _ = frame(0)
    toggle.setOn(true, animated: true)
    _ = frame(0.02)
    // While it is removed, it requests no frames.
    toggle.removeFromParent()
    _ = frame(0.04)
    #expect(!scene.needsUpdate && frame(0.05).damage.isEmpty)
    root.addChild(toggle)
    let isMoving = seconds < 1
    let isAnimating = frame(seconds).isAnimating && scene.needsUpdate
    if isMoving { #expect(isAnimating && !frame(0.1).damage.isEmpty) }
    if !isMoving { #expect(!frame(3.1).isAnimating && !scene.needsUpdate) }
    #expect((toggle.state.thumbX == 22) != isMoving)
  }
}

/// spec: docs/spec/command-line.md#replay/frames: incremental painting gives the whole picture.
@Suite struct `Frame pictures of a replay` {
  nonisolated static let names = ReplayFixture.names.filter { name in
    let words = [
      "second-tap", "disable-in-flight", "theme-change", "space-looks", "reduced-motion",
      "during-a-snap", "velocity-carries",
    ]
    return !name.hasPrefix("trio") && words.contains { name.contains($0) }
  }

  /// Compares incremental painting with full repaints of a second replica that receives the same
  /// events.
  private func compare(_ log: InputLog, showing isShown: (Int) -> Bool) throws {
    let folder = TemporaryFolder()
    let target = SceneReplica(log.header)
    let pictures = try FramePictures(folder: folder.path("frames"), target: target)
    let whole = SceneReplica(log.header)
    var pending = log.events[...]
    let end = (log.events.last?.time ?? .zero).advanced(by: 0.4)
    var number = 0
    while true {
      let time = Instant(seconds: Double(number) / 30)
      if time > end { break }
      defer { number += 1 }
      if !isShown(number) { continue }
      while let event = pending.first, event.time <= time {
        try target.perform(event)
        try whole.perform(event)
        pending.removeFirst()
      }
      let update = target.scene.update(for: FrameTime(target: time))
      try pictures.write(Replay.Frame(number: number, time: time, update: update, actions: []))
      let digits = String(100_000 + number).dropFirst()
      let shown = try Bitmap(png: folder.bytes("frames/frame-\(digits).png"))
      whole.scene.show(size: whole.size, scale: whole.scale, at: time)
      let expected = try whole.scene.picture()
      #expect(shown.hasSamePixels(as: expected), "frame \(number) at \(time.seconds) s")
    }
  }

  /// A link in a prepared folder must not redirect a picture.
  @Test func `frame pictures replace links inside their folder`() throws {
    let folder = TemporaryFolder()
    let log = try ReplayFixture(Self.names[0]).log
    let target = SceneReplica(log.header)
    let pictures = try FramePictures(folder: folder.path("frames"), target: target)
    try folder.put("mine", into: "file")
    try folder.link("frames/frame-00000.png", to: "../file")
    try Replay(log: log, rate: 10, end: 0).run(target) { try pictures.write($0) }
    #expect(try folder.text("file") == "mine")
    #expect(try folder.bytes("frames/frame-00000.png").starts(with: [0x89, 0x50]))
  }

  @Test(arguments: names, [1, 0.4])
  func `frame pictures equal a full repaint`(name: String, share: Double) throws {
    var random = SeededGenerator(seed: 5)
    let shown = (0..<1000).map { $0 == 0 || random.chance(share) }
    try compare(try ReplayFixture(name).log) { shown[$0] }
  }
}
