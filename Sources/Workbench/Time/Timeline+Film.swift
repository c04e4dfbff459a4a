import Canvas

/// The film on the stage, which lies on the timeline as long as it is.
extension Timeline {
  func connectFilm() {
    addChild(filmMark)
    filmMark.isHidden = true
    filmMark.timeline = self
  }

  /// The beginning of the film on the timeline; `nil` without a film.
  var filmStart: Instant? {
    get { time.flatMap { time in time.film.map { Self.placed($0.start, until: time.now) } } }
    set {
      guard let newValue, let time else { return }
      time.moveFilm(to: Self.placed(newValue, until: time.now))
      refresh()
    }
  }

  private static func placed(_ time: Instant, until now: Instant) -> Instant {
    min(max(time, now.advanced(by: -PageTime.length)), now)
  }

  func placeFilm() {
    filmMark.isHidden = content?.film == nil
    guard let content, let film = content.film else { return }
    let age = content.now.seconds(since: film.start)
    filmMark.age = age
    // Whole pixels have sharp edges, and change less often.
    let scale = scene?.scale ?? 1
    func pixel(_ x: Double) -> Double { (x * scale).rounded() / scale }
    let second = track.width / PageTime.length
    let visible = min(film.length, age) - max(0, age - PageTime.length)
    let width = max(pixel(visible * second), FilmMark.Metrics.least)
    let left = track.maxX - min(age, PageTime.length) * second
    filmMark.frame = Rect(
      x: pixel(min(left, track.maxX - width)), midY: filmY,
      size: Size(width, FilmMark.Metrics.height))
  }

  private var filmY: Double {
    if style == .row { return track.maxY - FilmMark.Metrics.height / 2 - 1 }
    return Metrics.rowTop + Double(Metrics.rows.count) * Metrics.rowDistance
  }
}
