extension Bitmap {
  /// Moves rows down, up if `distance` is negative; rows that are not overwritten stay.
  package func move(_ area: PixelRect, by distance: Int) {
    let area = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard distance.magnitude < area.height, distance != 0 else { return }
    let column = bytes + area.minX * 4
    let count = area.height - Int(distance.magnitude)
    for step in 0..<count {
      // In the order in which no row is overwritten before it is read.
      let y = distance < 0 ? area.minY + step : area.maxY - 1 - step
      let source = column + (y - distance) * bytesPerRow
      (column + y * bytesPerRow).update(from: source, count: area.width * 4)
    }
    pixelsChanged()
  }
}
