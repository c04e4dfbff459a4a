import Canvas
import ControlsTesting
import Foundation
import Testing

@testable import Workbench

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
