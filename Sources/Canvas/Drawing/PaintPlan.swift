import Synchronization

/// The paint steps of a large area, executed in bands.
///
/// A band fits into the processor's cache, and what a later opaque step hides is not painted. Each
/// pixel sees the same steps in the same order, whatever the number of bands and threads. Bands are
/// as wide as the area, because consecutive rows are written 2.5 times as fast as the rows of
/// tiles.
final class PaintPlan: PooledWork {
  /// The smallest area that is worth a plan, in pixels; measured.
  static let smallestArea = 1 << 18

  /// The largest area of a band, in pixels, which fits into a processor's cache; measured.
  private static let bandArea = 1 << 18

  /// The minimum number of bands per thread, so that all finish at about the same time. chosen
  private static let bandsEach = 4

  /// The smallest areas that hide others, and that are checked for being hidden, in pixels.
  /// measured
  private static let (smallestCover, smallestHidden) = (1 << 15, 1 << 10)

  /// The maximum number of hiding areas. chosen
  private static let mostCovers = 64

  private var steps: [PaintStep] = []
  private var areas: [PixelRect] = []
  private var covers: [Int] = []
  private var groupDepth = 0

  // The state of the current execution, shared by all threads.
  private var bounds = PixelRect.zero
  private var painters: [StepPainter] = []
  private var bandHeight = 0
  /// The start of each band's steps in `bandSteps`, and the end of the last one's.
  private var bandStarts: [Int] = []
  private var bandSteps: [Int] = []
  private var bandEnds: [Int] = []
  private let nextBand = Atomic(0)

  func removeAll() {
    steps.removeAll(keepingCapacity: true)
    areas.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
  }

  func add(_ step: PaintStep, in area: PixelRect) {
    switch step {
    case .beginGroup: groupDepth += 1
    case .endGroup: groupDepth -= 1
    case .color(let color, through: nil, at: _)
    where groupDepth == 0 && area.area >= Self.smallestCover && covers.count < Self.mostCovers
      && color.isOpaqueAsPixel:
      covers.append(steps.count)
    case .color, .product, .picture: break
    }
    steps.append(step)
    areas.append(area)
  }

  /// Executes the steps within an area, with one painter per thread; the first one is the caller's.
  func perform(in bounds: PixelRect, pool: PaintThreadPool?, painters: [StepPainter]) {
    self.bounds = bounds
    self.painters = painters
    let share = bounds.area / (Self.bandsEach * painters.count)
    bandHeight = max(1, min(Self.bandArea, share) / bounds.width)
    sortIntoBands()
    nextBand.store(0, ordering: .relaxed)
    if let pool { pool.perform(self) } else { work(as: 0) }
    self.painters = []
  }

  func work(as member: Int) {
    let painter = painters[member]
    while true {
      let band = nextBand.wrappingAdd(1, ordering: .relaxed).oldValue
      if band + 1 >= bandStarts.count { return }
      paint(band, with: painter)
    }
  }

  private func sortIntoBands() {
    let count = (bounds.height + bandHeight - 1) / bandHeight
    bandStarts.removeAll(keepingCapacity: true)
    bandStarts.append(contentsOf: repeatElement(0, count: count + 1))
    func bands(_ area: PixelRect) -> ClosedRange<Int> {
      (area.minY - bounds.minY) / bandHeight...(area.maxY - 1 - bounds.minY) / bandHeight
    }
    for area in areas where !area.isEmpty {
      for band in bands(area) { bandStarts[band + 1] += 1 }
    }
    for band in 0..<count { bandStarts[band + 1] += bandStarts[band] }
    bandSteps.removeAll(keepingCapacity: true)
    bandSteps.append(contentsOf: repeatElement(0, count: bandStarts[count]))
    bandEnds.removeAll(keepingCapacity: true)
    bandEnds.append(contentsOf: bandStarts)
    for index in areas.indices where !areas[index].isEmpty {
      for band in bands(areas[index]) {
        bandSteps[bandEnds[band]] = index
        bandEnds[band] += 1
      }
    }
  }

  private func paint(_ band: Int, with painter: StepPainter) {
    let y = bounds.y + band * bandHeight
    let place = PixelRect(
      x: bounds.x, y: y, width: bounds.width, height: min(bandHeight, bounds.maxY - y))
    areas.withUnsafeBufferPointer { areas in
      steps.withUnsafeBufferPointer { steps in
        for entry in bandStarts[band]..<bandStarts[band + 1] {
          let index = bandSteps[entry]
          let area = areas[index].intersection(place)
          if !isHidden(area, after: index, areas) { painter.perform(steps[index], in: area) }
        }
      }
    }
  }

  /// Steps within groups do not hide others.
  private func isHidden(
    _ area: PixelRect, after index: Int, _ areas: UnsafeBufferPointer<PixelRect>
  ) -> Bool {
    if area.area < Self.smallestHidden { return false }
    for cover in covers.reversed() {
      if cover <= index { return false }
      if areas[cover].intersection(area) == area { return true }
    }
    return false
  }
}
