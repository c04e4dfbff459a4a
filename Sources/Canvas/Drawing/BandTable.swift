/// The steps of a plan, by the bands that they touch.
struct BandTable {
  /// The start of each band's entries in `steps`, and the end of the last one's.
  private var starts: [Int] = []
  private var steps: [Int] = []
  private var ends: [Int] = []

  /// The number of bands.
  var count: Int { max(0, starts.count - 1) }

  /// The indices of the steps that touch a band, in painting order.
  subscript(band: Int) -> ArraySlice<Int> { steps[starts[band]..<starts[band + 1]] }

  /// Sorts the areas of all steps into bands.
  mutating func sort(_ areas: [PixelRect], in bounds: PixelRect, bandHeight: Int) {
    let count = (bounds.height + bandHeight - 1) / bandHeight
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: count + 1))
    func bands(_ area: PixelRect) -> ClosedRange<Int> {
      (area.minY - bounds.minY) / bandHeight...(area.maxY - 1 - bounds.minY) / bandHeight
    }
    for area in areas where !area.isEmpty {
      for band in bands(area) { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    steps.removeAll(keepingCapacity: true)
    steps.append(contentsOf: repeatElement(0, count: starts[count]))
    ends.removeAll(keepingCapacity: true)
    ends.append(contentsOf: starts)
    for index in areas.indices where !areas[index].isEmpty {
      for band in bands(areas[index]) {
        steps[ends[band]] = index
        ends[band] += 1
      }
    }
  }
}
