import Canvas

extension SliderState {
  func paintTrackImages(
    _ pictures: SliderPictures, with painter: any Painter, in area: Rect, _ axis: AxisMapping
  ) {
    let length = axis.length(of: area)
    let center = thumbX(width: length)
    func paint(_ image: Image?, from start: Double, to end: Double) {
      guard let image, start < end else { return }
      let breadth = axis == .upward ? image.size.width : image.size.height
      let rect = Rect(
        x: start, y: (metrics.height - breadth) / 2, width: end - start, height: breadth)
      painter.draw(image, in: axis.frameRect(rect, in: area))
    }
    paint(pictures.maximumTrack, from: center, to: length)
    paint(pictures.minimumTrack, from: 0, to: center)
  }

  func paintThumb(_ image: Image, centeredAt center: Point, with painter: any Painter) {
    painter.draw(image, in: Rect(center: center, size: image.size))
  }
}
