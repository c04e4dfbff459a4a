import Canvas
import Controls
import Measuring

/// The reference on a stage, over the control or beside it.
final class ReferenceView: Node {
  /// In points. chosen
  private enum Metrics {
    static let caption = Font(size: 12, weight: .medium)
  }

  let reference: Reference
  let divider = ReferenceDivider()
  let border = ReferenceBorder()
  let probeLine = ProbeLine()

  /// A sentence instead of the figures; `nil` for the figures.
  var hint: String? { didSet { if hint != oldValue { onChange?() } } }

  var mode: ReferenceMode { didSet { if mode != oldValue { changed() } } }

  /// Of the overlay, 0...1.
  var opacity = 0.5 { didSet { if opacity != oldValue { changed() } } }

  /// The translation from the place in which the control is in the center.
  var move = PixelOffset() { didSet { if move != oldValue { changed() } } }

  var place: ReferencePlace? { didSet { if place != oldValue { changed() } } }

  var onChange: (() -> Void)?
  weak var changes: ChangeList?

  private(set) var comparison: ReferenceComparison?
  /// The height of a caption below the control and the reference, in points. chosen
  static let captionHeight = 24.0

  private let opening = ReferenceOpening()
  private let pixels = ReferencePixels()
  /// Below the control and below the reference.
  private let captions = (0..<2).map { _ in
    Label("", font: Metrics.caption, role: .secondary, alignment: .center)
  }

  /// The pixels of the reference that have changed since the picture of the difference was made.
  private var changing = PixelRect.zero

  private struct Shown: Hashable {
    var magnifier: PixelMagnifier
    var area: PixelRect
    var isDifference: Bool
  }
  private var shown: Shown?
  /// The file that the other design has replaced for as long as it is shown.
  let replaced: ReferenceView?

  init(_ reference: Reference, mode: ReferenceMode, replacing replaced: ReferenceView? = nil) {
    (self.reference, self.mode, self.replaced) = (reference, mode, replaced)
    super.init()
    opening.clipsChildren = true
    if let mirror = reference.mirror { opening.addChild(mirror) }
    opening.addChild(pixels)
    for node in captions + [opening, divider, border, probeLine] as [Node] { addChild(node) }
    // Only the control has larger text.
    for caption in captions { caption.textScale = 1 }
    border.onMove = { [weak self] x, y in self?.move(x, y) }
    probeLine.onMove = { [weak self] x, y in self?.moveProbe(x, y) }
    probeLine.onRemove = { [weak self] in self?.reference.film?.removeProbe() }
    divider.onChange = { [weak self] in self?.changed() }
  }

  /// Moves the reference by pixels of its own.
  func move(_ x: Int, _ y: Int) { move(to: PixelOffset(x: move.x + x, y: move.y + y)) }

  /// Moves the reference from a place by a distance in points of the stage, by whole pixels.
  func move(to distance: Point, from start: PixelOffset) {
    guard let place, let canvas = comparison?.canvas else { return }
    let factor = canvas.scale / place.magnification
    move(
      to: PixelOffset(
        x: start.x + Int((distance.x * factor).rounded()),
        y: start.y + Int((distance.y * factor).rounded())))
  }

  /// Moves the reference to a place near the control, as the user does.
  func move(to place: PixelOffset) {
    let before = move
    // Further away, nothing of it would be compared.
    let limit = (comparison?.canvas).map { max($0.width, $0.height) } ?? 0
    func limited(_ place: Int) -> Int { min(max(place, -limit), limit) }
    move = PixelOffset(x: limited(place.x), y: limited(place.y))
    changes?.add(
      "Reference position", of: self, from: before, to: move, at: ["reference"]
    ) { [weak self] in self?.move = $0 }
  }

  /// Sets the opacity, as the user does.
  func show(opacity new: Double) {
    changes?.add(
      "Reference opacity", of: self, "opacity", from: opacity, to: new, at: ["reference-opacity"]
    ) { [weak self] in self?.opacity = $0 }
    opacity = new
  }

  private func changed() {
    invalidate([.layout, .motion], reason: "reference")
    onChange?()
  }

  func end() {
    reference.mirror?.end()
    reference.film?.removeProbe()
    removeFromParent()
  }

  /// Whether a film stands at its first frame, whatever the time.
  var showsBeginning = false { didSet { changed(showsBeginning, from: oldValue, .motion, "film") } }

  var isPlaying = false { didSet { changed(isPlaying, from: oldValue, .motion, "film") } }

  override func advance(to time: Instant) -> NextFrame { isPlaying ? .tick : .idle }

  /// Compares the appearance of the control at a moment of its timeline.
  func refresh(_ control: Control, at time: Instant) {
    guard let background = control.scene?.shownTheme.card else { return }
    reference.mirror?.follow()
    if let film = reference.film { film.show(at: showsBeginning ? film.start : time) }
    let canvas = reference.canvas(for: control)
    if comparison?.canvas != canvas {
      comparison = try? ReferenceComparison(on: canvas, isOfDesigns: reference.mirror != nil)
      invalidate([.layout, .motion], reason: "canvas")
    }
    guard let comparison else { return }
    let changed = comparison.update(control, with: reference, movedBy: move, on: background)
    if changed.isEmpty { return }
    if changed == canvas.area {
      shown = nil
      invalidate(.layout, reason: "difference")
    } else if shown?.isDifference == true {
      changing = changing.union(changed)
      showChange()
    }
    onChange?()
  }

  /// The parts of a stage for the control and for the reference beside it, in columns or in rows,
  /// whichever allows the larger magnification.
  func rooms(
    in area: Rect, for control: Control
  ) -> (control: Rect, reference: Rect, magnification: Double) {
    func rooms(_ columns: Double, _ rows: Double) -> (Rect, Rect, Double) {
      let size = Size(area.width / columns, area.height / rows - Self.captionHeight)
      let first = Rect(origin: area.origin, size: size)
      let step = Point(columns > 1 ? size.width : 0, rows > 1 ? area.height / rows : 0)
      func factor(_ content: Size) -> Double {
        min(size.width / content.width, size.height / content.height)
      }
      let (whole, own) = (factor(reference.canvas(for: control).size), factor(control.frame.size))
      return (first, first.offset(by: step), whole >= 1 ? min(whole, own) : own)
    }
    let (columns, rows) = (rooms(2, 1), rooms(1, 2))
    return columns.2 >= rows.2 ? columns : rows
  }

  /// The rectangle of the reference, in points of the stage; `nil` before the first layout.
  var area: Rect? {
    guard let place, let canvas = comparison?.canvas else { return nil }
    let origin = canvas.origin(of: place.controlSize, movedBy: move)
    let factor = place.magnification
    return Rect(
      origin: place.control + place.distance - origin * factor,
      size: canvas.size.magnified(by: factor))
  }

  /// The part of the reference that is shown, in points of the stage.
  var visibleArea: Rect { area.map { $0.intersection(opening.frame) } ?? .zero }

  override func layout(in context: LayoutContext) {
    guard let place, let area, let canvas = comparison?.canvas else { return }
    divider.isHidden = mode != .divider
    divider.room = bounds
    var room = place.room
    if mode == .divider { room.size.width = divider.x }
    opening.frame = room
    opening.isSolid = mode == .beside
    let isDifference = mode == .difference
    let opacity = mode == .overlay ? opacity : 1
    if let mirror = reference.mirror {
      // Under the difference it stays visible, because hidden nodes do not move.
      mirror.view.opacity = isDifference ? 1 : opacity
      mirror.place(
        canvas.origin(of: mirror.control.frame.size, movedBy: PixelOffset()),
        in: area.offset(by: Point.zero - room.origin), magnifiedBy: place.magnification)
    }
    pixels.frame = Rect(origin: .zero, size: room.size)
    pixels.opacity = opacity
    pixels.isHidden = reference.mirror != nil && !isDifference
    border.name = reference.name
    border.show(area, in: mode == .divider ? bounds : room)
    layOutCaptions(place)
    showProbe()
    showPixels(isDifference: isDifference)
  }

  private func layOutCaptions(_ place: ReferencePlace) {
    let control = place.room.offset(by: Point.zero - place.distance)
    let names = [reference.mirror?.sourceTitle ?? "Control", reference.name]
    for (caption, (name, room)) in zip(captions, zip(names, [control, place.room])) {
      caption.isHidden = mode != .beside
      caption.string = name
      caption.frame = Rect(
        x: room.minX, y: room.maxY, width: room.width, height: Self.captionHeight)
    }
  }

  /// Makes the picture of all visible pixels, if another one is needed.
  private func showPixels(isDifference: Bool) {
    guard let magnifier, !pixels.isHidden else { return }
    let scale = scene?.scale ?? 1
    let visible = PixelRect(
      covering: Rect(origin: .zero, size: mode == .divider ? bounds.size : opening.frame.size),
      scale: scale)
    let now = Shown(magnifier: magnifier, area: visible, isDifference: isDifference)
    if now == shown { return }
    shown = now
    changing = .zero
    pixels.change = nil
    pixels.whole = image(of: visible, magnifier)
  }

  /// Makes the picture of the pixels that have changed, above the picture of all.
  private func showChange() {
    guard let shown else { return }
    let part = shown.magnifier.place(of: changing).intersection(shown.area)
    pixels.change = image(of: part, shown.magnifier)
  }

  /// In pixels of the screen, from the corner of the opening.
  private var magnifier: PixelMagnifier? {
    guard let area, let place, let canvas = comparison?.canvas else { return nil }
    let scale = scene?.scale ?? 1
    return PixelMagnifier(
      width: canvas.width, height: canvas.height,
      origin: Point((area.minX - place.room.minX) * scale, (area.minY - place.room.minY) * scale),
      factor: place.magnification * scale / canvas.scale)
  }

  private func image(of area: PixelRect, _ magnifier: PixelMagnifier) -> ReferencePixels.Part? {
    let made: (image: Image, place: PixelRect)?
    if mode != .difference, let picture = reference.picture {
      made = picture.pixels.withUnsafeBufferPointer { pixels in
        magnifier.image(of: area) { pixels[$0] }
      }
    } else {
      made = comparison.flatMap { comparison in
        magnifier.image(of: area) { comparison.color(at: $0) }
      }
    }
    let scale = scene?.scale ?? 1
    return made.map { ReferencePixels.Part(image: $0.image, frame: Rect($0.place, scale: scale)) }
  }
}
