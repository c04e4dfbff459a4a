import Synchronization

/// The steps that a large part of a picture takes, carried out band by band.
///
/// A band stays in a processor's own memory while everything in it is painted, what is hidden by an
/// opaque area later is not painted at all, and threads take bands as they get done. Each pixel sees
/// the same steps in the same order, whatever the bands and however many threads there are.
///
/// Bands go all across: rows that follow one another in memory are written 2.5 times as fast as the
/// rows of a tile.
final class PaintPlan: CrewWork {
  /// The fewest pixels that are worth a plan; measured.
  static let smallestArea = 1 << 18

  /// The most pixels of a band: 1 MB, what a processor keeps to itself; measured.
  private static let bandArea = 1 << 18

  /// The fewest bands that each who takes part has on average, so that all are done at about the same
  /// time. chosen
  private static let bandsEach = 4

  /// The fewest pixels of what hides, and of what is looked at for being hidden: the rest costs no
  /// more than looking. measured
  private static let (smallestCover, smallestHidden) = (1 << 15, 1 << 10)

  /// The most areas that are known to hide something. chosen
  private static let mostCovers = 64

  private var steps: [PaintStep] = []
  /// The pixels that each step may change.
  private var areas: [PixelRect] = []
  /// The steps that hide all that is below them.
  private var covers: [Int] = []
  private var groupDepth = 0

  // What is being carried out, the same for all who take part.
  private var bounds = PixelRect.zero
  private var painters: [StepPainter] = []
  private var bandHeight = 0
  /// Where each band's steps begin in the list below, and where the last one's end.
  private var bandStarts: [Int] = []
  private var bandSteps: [Int] = []
  /// Where the next step of each band goes while they are sorted.
  private var bandEnds: [Int] = []
  private let nextBand = Atomic(0)

  init() {}

  /// Forgets everything but keeps the memory.
  func removeAll() {
    steps.removeAll(keepingCapacity: true)
    areas.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
  }

  func add(_ step: PaintStep, in area: PixelRect) {
    switch step {
    case .beginGroup: groupDepth += 1
    case .endGroup: groupDepth -= 1
    case .color(let color, through: nil, at: _):
      let isCover =
        groupDepth == 0 && area.area >= Self.smallestCover && covers.count < Self.mostCovers
        && color.isOpaqueAsPixel
      if isCover { covers.append(steps.count) }
    case .color, .product, .picture: break
    }
    steps.append(step)
    areas.append(area)
  }

  /// Carries the steps out.
  ///
  /// - Parameters:
  ///   - bounds: the part of the picture that is painted, px.
  ///   - crew: who takes part; nil for nobody else.
  ///   - painters: one for each who takes part, and one for the caller, who is the first.
  func perform(in bounds: PixelRect, crew: PaintCrew?, painters: [StepPainter]) {
    self.bounds = bounds
    self.painters = painters
    let share = bounds.area / (Self.bandsEach * painters.count)
    bandHeight = max(1, min(Self.bandArea, share) / bounds.width)
    sortIntoBands()
    nextBand.store(0, ordering: .relaxed)
    if let crew { crew.perform(self) } else { work(as: 0) }
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

  /// Notes which steps each band takes.
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

  /// Whether a later step hides what one paints.
  ///
  /// A group is hidden as a whole or not at all: no step within it is among those that hide.
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
