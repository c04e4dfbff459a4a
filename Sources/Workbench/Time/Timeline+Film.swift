import Canvas

/// The film on the stage, which lies on the timeline as long as it is.
extension Timeline {
  func connectFilm() {
    addChild(filmMark)
    filmMark.isHidden = true
    filmMark.timeline = self
  }

  var filmStart: Instant? {
    guard let time, let film = time.film else { return nil }
    return Self.placed(film.start, until: time.now)
  }

  private static func placed(_ time: Instant, until now: Instant) -> Instant {
    min(max(time, now.advanced(by: -PageTime.length)), now)
  }

  /// `distance` is in points.
  func moveFilm(from start: Instant, by distance: Double) {
    moveFilm(to: start.advanced(by: distance / plate.width * PageTime.length))
  }

  func moveFilm(byFrames frames: Int) {
    guard let film = time?.film, let filmStart else { return }
    moveFilm(to: filmStart.advanced(by: Double(frames) * film.step))
  }

  func moveFilm(toAge age: Double) {
    if let time { moveFilm(to: time.now.advanced(by: -age)) }
  }

  private func moveFilm(to start: Instant) {
    guard let time, let film = time.film else { return }
    film.start = Self.placed(start, until: time.now)
    time.notifyChanges()
    refresh()
  }

  func placeFilm() {
    filmMark.isHidden = content?.film == nil
    guard let content, let film = content.film else { return }
    let age = content.now.seconds(since: film.start)
    filmMark.age = age
    // Whole pixels have sharp edges, and change less often.
    let scale = scene?.scale ?? 1
    func pixel(_ x: Double) -> Double { (x * scale).rounded() / scale }
    let second = plate.width / PageTime.length
    let visible = min(film.length, age) - max(0, age - PageTime.length)
    let width = max(pixel(visible * second), FilmMark.Metrics.least)
    let left = plate.maxX - min(age, PageTime.length) * second
    filmMark.frame = Rect(
      x: pixel(min(left, plate.maxX - width)), midY: filmY,
      size: Size(width, FilmMark.Metrics.height))
  }

  private var filmY: Double {
    if style == .row { return plate.maxY - FilmMark.Metrics.height / 2 - 1 }
    return Metrics.rowTop + Double(Metrics.rows.count) * Metrics.rowDistance
  }
}
