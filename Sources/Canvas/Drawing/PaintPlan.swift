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

  /// The steps that memory is reserved for. chosen
  private static let usualStepCount = 1 << 12

  private var steps: [PaintStep] = []
  private var areas: [PixelRect] = []
  private var covers: [Int] = []
  private var groupDepth = 0

  // The state of the current execution, shared by all threads.
  private var bounds = PixelRect.zero
  private var painters: [StepPainter] = []
  private var bandHeight = 0
  private var bands = BandTable()
  private let nextBand = Atomic(0)

  /// Reserves the memory of a usual plan, of which the system provides what is used: a plan that
  /// grows has twice as much to provide.
  func reserveMemory() {
    steps.reserveCapacity(Self.usualStepCount)
    areas.reserveCapacity(Self.usualStepCount)
  }

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
    bands.sort(areas, in: bounds, bandHeight: bandHeight)
    nextBand.store(0, ordering: .relaxed)
    if let pool { pool.perform(self) } else { work(as: 0) }
    self.painters = []
  }

  func work(as member: Int) {
    let painter = painters[member]
    while true {
      let band = nextBand.wrappingAdd(1, ordering: .relaxed).oldValue
      if band >= bands.count { return }
      paint(band, with: painter)
    }
  }

  private func paint(_ band: Int, with painter: StepPainter) {
    let y = bounds.y + band * bandHeight
    let place = PixelRect(
      x: bounds.x, y: y, width: bounds.width, height: min(bandHeight, bounds.maxY - y))
    areas.withUnsafeBufferPointer { areas in
      steps.withUnsafeBufferPointer { steps in
        for index in bands[band] {
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
