import Canvas
import ControlsTesting
import Testing

@testable import Workbench

/// Marks of the damage of recent frames. design: playground, Overlays
@Suite struct `Damage marks` {
  private func region(_ rects: PixelRect...) -> Region {
    var region = Region()
    for rect in rects { region.add(rect) }
    return region
  }

  private func time(_ seconds: Double) -> Instant { Instant(seconds: 1 + seconds) }

  @Test func `a damage mark fades out within 0.6 s`() throws {
    var marks = DamageMarks()
    marks.add(region(PixelRect(x: 0, y: 0, width: 10, height: 10)), at: time(0))
    let mark = try #require(marks.marks.first)
    #expect(DamageMarks.strength(of: mark, at: time(0)) == 1)
    #expect(abs(DamageMarks.strength(of: mark, at: time(0.3)) - 0.5) < 1e-6)
    #expect(DamageMarks.strength(of: mark, at: time(-1)) == 1)
    marks.prune(at: time(0.59))
    #expect(!marks.isEmpty)
    marks.prune(at: time(0.6))
    #expect(marks.isEmpty)
  }

  @Test func `an area that is painted in every frame is marked three times a second`() {
    var marks = DamageMarks()
    let area = PixelRect(x: 5, y: 5, width: 20, height: 20)
    var lit: [Int] = []
    for frame in 0..<120 {
      let now = time(Double(frame) / 60)
      marks.prune(at: now)
      marks.add(region(area), at: now)
      if marks.marks.contains(where: { $0.time == now }) { lit.append(frame) }
      #expect(marks.marks.count == 1)
    }
    #expect((5...6).contains(lit.count) && zip(lit, lit.dropFirst()).allSatisfy { $1 - $0 >= 20 })
  }

  @Test func `a moving area is marked only where it is newly covered`() {
    var marks = DamageMarks()
    for step in 0..<10 {
      marks.add(
        region(PixelRect(x: step * 3, y: 0, width: 20, height: 20)), at: time(Double(step) / 60))
    }
    #expect(marks.marks.first?.area == PixelRect(x: 0, y: 0, width: 20, height: 20))
    #expect(marks.marks.dropFirst().allSatisfy { $0.area.width == 3 })
  }

  /// No pixel is lit more than three times in any second, nor by two marks at once.
  @Test(arguments: 0..<8)
  func `no pixel is marked twice at once or more than three times a second`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var marks = DamageMarks()
    var lastLit = [Double](repeating: -1, count: 32 * 32)
    for frame in 0..<240 {
      let seconds = Double(frame) / 60
      marks.prune(at: time(seconds))
      var region = Region()
      for _ in 0..<generator.int(in: 0...4) {
        region.add(
          PixelRect(
            x: generator.int(in: 0...28), y: generator.int(in: 0...28),
            width: generator.int(in: 0...9), height: generator.int(in: 0...9)))
      }
      region.clip(to: PixelRect(x: 0, y: 0, width: 32, height: 32))
      marks.add(region, at: time(seconds))
      var covered: Set<Int> = []
      var isValid = true
      for mark in marks.marks {
        let isNew = mark.time == time(seconds)
        for y in mark.area.minY..<mark.area.maxY {
          for pixel in (y * 32 + mark.area.minX)..<(y * 32 + mark.area.maxX) {
            isValid = isValid && covered.insert(pixel).inserted
            if isNew {
              isValid = isValid && seconds - lastLit[pixel] >= DamageMarks.interval - 1e-6
              lastLit[pixel] = seconds
            }
          }
        }
      }
      #expect(isValid, "frame \(frame)")
    }
  }

  @Test func `the number of damage marks is limited`() {
    var marks = DamageMarks()
    for index in 0..<2000 {
      marks.add(region(PixelRect(x: index * 3, y: 0, width: 1, height: 1)), at: time(0))
    }
    #expect(marks.marks.count == DamageMarks.limit)
  }

  @Test func `subtracting a rectangle leaves the uncovered parts without overlap`() {
    let one = PixelRect(x: 0, y: 0, width: 10, height: 8)
    for other in [
      PixelRect(x: 3, y: 2, width: 4, height: 3), PixelRect(x: -5, y: -5, width: 8, height: 30),
      PixelRect(x: 20, y: 0, width: 5, height: 5), one, PixelRect(x: 4, y: 0, width: 0, height: 9),
    ] {
      let parts = one.parts(outside: other)
      #expect(parts.reduce(0) { $0 + $1.area } == one.area - one.intersection(other).area)
      #expect(parts.allSatisfy { !$0.intersects(other) || other.isEmpty })
    }
  }
}
