import ControlsTesting
import Foundation
import Synchronization
import Testing

@testable import Canvas

/// Several threads paint large areas in bands.
///
/// `FUZZ_CASES` sets the number of random scenes, `FUZZ_SEED` the first seed.
@Suite struct `Painting in bands` {
  private static let (width, height, scale) = (640, 480, 16.0)

  private static let seeds: [Int] = {
    func number(_ name: String) -> Int? {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
    let first = number("FUZZ_SEED") ?? 1
    return (0..<(number("FUZZ_CASES") ?? 24)).map { first &+ $0 }
  }()

  private struct Painted {
    let bands: Picture
    let whole: Picture
  }

  /// The same drawing, painted in bands and at once.
  private func paint(
    members: Int, in area: PixelRect? = nil, opaque: Bool = true, _ body: (CairoPainter) -> Void
  ) throws -> Painted {
    let (masks, text) = (MaskCache(byteLimit: 1 << 26), TextEngine())
    let pool = PaintThreadPool(threadCount: members)
    func picture(_ paint: (CairoPainter, PixelRect) -> Void) throws -> Picture {
      let bitmap = try Bitmap(
        width: Self.width, height: Self.height, format: opaque ? .opaque : .transparent)
      let painter = CairoPainter(
        target: bitmap, scale: Self.scale, masks: masks, text: text, pool: pool)
      paint(painter, area ?? PixelRect(0, 0, bitmap.width, bitmap.height))
      return try Picture(bitmap)
    }
    return Painted(
      bands: try picture { painter, area in painter.paint(area) { body(painter) } },
      whole: try picture { painter, area in painter.clipped(to: area) { body(painter) } })
  }

  private func scene(seed: Int) -> DisplayList {
    var random = RandomScene(seed: seed)
    var list = random.list(count: 12, depth: 3)
    let words = Text(random.random.pick(["Hamburg", "illi 🙂 8", "אבג"]), font: Font(size: 9))
    for _ in 0..<3 {
      let text = DisplayList.Command.text(words, at: random.place(), random.color())
      let place = random.random.int(in: 0...list.commands.count)
      if random.random.chance(oneIn: 2) {
        list.commands.insert(text, at: place)
      } else {
        let inner = DisplayList([text, random.command(depth: 0)])
        list.commands.insert(.group(opacity: 0.4, inner), at: place)
      }
    }
    return list
  }

  @Test(arguments: Self.seeds)
  func `painting in bands gives the same pixels with any number of threads`(seed: Int) throws {
    let list = scene(seed: seed)
    let measure = TextEngine()
    measure.scale = Self.scale
    for members in [1, 2, 5] {
      let painted = try paint(members: members, opaque: seed % 2 == 0) { painter in
        list.replay(on: painter, at: Point(0.013, -0.4), text: measure)
      }
      let places = painted.bands.differingPlaces(from: painted.whole)
      #expect(places.isEmpty, "seed \(seed), \(members) threads: \(places.prefix(3))")
    }
  }

  @Test func `bands end at the edges of the painted area`() throws {
    let area = PixelRect(7, 11, 600, 451)
    let painted = try paint(members: 2, in: area) { painter in
      painter.fillAligned(Rect(0, 0, 40, 30), color: .white)
    }
    #expect(painted.bands.pixels == painted.whole.pixels)
    #expect(painted.bands[7, 11] == 0xFFFF_FFFF)
    #expect(painted.bands[606, 461] == 0xFFFF_FFFF)
    for (x, y) in [(6, 11), (7, 10), (607, 461), (606, 462)] {
      #expect(painted.bands[x, y] == 0xFF00_0000)
    }
  }

  @Test func `bands show what lies above an opaque area and nothing below it`() throws {
    let all = Rect(0, 0, 40, 30)
    let painted = try paint(members: 2) { painter in
      painter.fillAligned(all, color: .black)
      painter.group(opacity: 0.5) { painter.fillAligned(all, color: .white) }
      painter.fillAligned(Rect(5, 5, 30, 20), color: .white)
      painter.fillAligned(Rect(10, 5, 1, 20), color: .black.opacity(0.2))
      painter.group(opacity: 0.5) { painter.fillAligned(Rect(20, 10, 10, 5), color: .black) }
    }
    #expect(painted.bands.pixels == painted.whole.pixels)
    #expect(painted.bands[100, 100] == 0xFFFF_FFFF)
    #expect(painted.bands[165, 100] == 0xFFCC_CCCC)
    #expect(painted.bands[400, 200] == 0xFF7F_7F7F)
    #expect(painted.bands[2, 2] == 0xFF7F_7F7F)
  }
}

@Suite struct `Paint thread pool` {
  /// Work in which each thread waits for all others.
  private final class Meeting: PooledWork {
    let size: Int
    private let arrived = Atomic(0)

    init(size: Int) { self.size = size }

    var members: Set<Int> {
      let bits = arrived.load(ordering: .sequentiallyConsistent)
      return Set((0..<Int.bitWidth).filter { bits & (1 << $0) != 0 })
    }

    func work(as member: Int) {
      arrived.bitwiseOr(1 << member, ordering: .sequentiallyConsistent)
      while members.count < size { sched_yield() }
    }
  }

  @Test(arguments: [1, 2, 4])
  func `all threads take part in every task`(size: Int) {
    let pool = PaintThreadPool(threadCount: size)
    for _ in 0..<20 {
      let meeting = Meeting(size: size)
      pool.perform(meeting)
      #expect(meeting.members == Set(0..<size))
    }
  }

  @Test func `threads start with the first task that needs them`() {
    let pool = PaintThreadPool(threadCount: 3)
    #expect(!pool.hasStarted)
    pool.perform(Meeting(size: 3))
    #expect(pool.hasStarted)
    let alone = PaintThreadPool(threadCount: 1)
    alone.perform(Meeting(size: 1))
    #expect(!alone.hasStarted)
  }

  @Test func `the thread count is limited to 1 to 8`() {
    #expect(PaintThreadPool(threadCount: -4).threadCount == 1)
    #expect(PaintThreadPool(threadCount: 1000).threadCount == 8)
    #expect(PaintThreadPool().threadCount >= 1)
  }
}
