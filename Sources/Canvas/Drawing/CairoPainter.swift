/// A painter that draws into a bitmap with pixman.
///
/// Shapes and shadows are cached as masks and sprites, so each has the same bytes whether all of it
/// is painted or only a damaged part.
public final class CairoPainter: Painter {
  private(set) var scale: Double
  let masks: MaskCache

  private(set) var clip: PixelRect

  private let text: TextEngine

  /// One for the caller, and one for each other thread of the pool once there is work.
  private var painters: [StepPainter]
  let target: Bitmap
  private let pool: PaintThreadPool?

  /// Reused for its capacity.
  private let plan = PaintPlan()
  private var isPlanning = false

  /// The content of the lens that is being painted, which receives all steps; `nil` outside lenses.
  private var content: LensContent?

  /// A painter for a bitmap.
  ///
  /// `scale` is in pixels per point; `pool` paints large areas in parallel.
  public init(
    target: Bitmap, scale: Double, masks: MaskCache, text: TextEngine, pool: PaintThreadPool? = nil
  ) {
    self.target = target
    self.pool = pool
    self.scale = scale
    self.masks = masks
    self.text = text
    clip = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    painters = [StepPainter(Layer(target))]
  }

  /// Paints within a rectangle of pixels; large ones band by band on all threads.
  ///
  /// The result is the same as with ``clipped(to:_:)``.
  public func paint(_ rect: PixelRect, _ body: () -> Void) {
    let area = rect.intersection(clip)
    if isPlanning || area.area < PaintPlan.smallestArea { return clipped(to: rect, body) }
    plan.reserveMemory()
    isPlanning = true
    clipped(to: area, body)
    isPlanning = false
    while painters.count < pool?.threadCount ?? 1 { painters.append(StepPainter(Layer(target))) }
    plan.perform(in: area, pool: pool, painters: painters)
    plan.removeAll()
  }

  func perform(_ step: PaintStep, in area: PixelRect) {
    if let content {
      content.perform(step, in: area)
    } else if isPlanning {
      plan.add(step, in: area)
    } else {
      painters[0].perform(step, in: area)
    }
  }

  /// Clips what the function paints to a rectangle of pixels.
  public func clipped(to rect: PixelRect, _ body: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { body() }
    clip = outer
  }

  /// Paints the content of a lens, of which an area is seen, in pixels of the content.
  func paint(on content: LensContent, in area: PixelRect, scale: Double, _ body: () -> Void) {
    let outer = (self.content, clip, self.scale, isPlanning)
    (self.content, clip, self.scale, isPlanning) = (content, area, scale, false)
    body()
    (self.content, clip, self.scale, isPlanning) = outer
  }

  // MARK: Painter

  public func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    paint(MaskKey(shape: DeviceShape(shape, scale: scale)), color: color, within: outline)
  }

  public func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    let ringWidth = (width * scale).clamped(to: DeviceShape.largestRadius)
    let key = MaskKey(shape: DeviceShape(shape, scale: scale), ringWidth: ringWidth)
    paint(key, color: color, within: nil)
  }

  public func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    paint(MaskKey(shadow, of: shape, scale: scale), color: shadow.color, within: outline)
  }

  public func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    let device = DeviceShape(shape, scale: scale)
    let place = device.bounds
    if place.isEmpty { return }
    let key = SpriteKey(
      shape: device.atOrigin, color: color.paintable,
      soft: SpriteShadow(shadows.soft, of: shape, scale: scale, origin: place),
      contact: SpriteShadow(shadows.contact, of: shape, scale: scale, origin: place))
    let bounds = key.bounds.offset(x: place.x, y: place.y)
    let visible = bounds.intersection(clip)
    if visible.isEmpty { return }
    if bounds.area > SpriteKey.largestArea {
      drawShadow(shadows.soft, of: shape)
      drawShadow(shadows.contact, of: shape)
      return fill(shape, color: color)
    }
    perform(.picture(masks.image(for: key), at: (bounds.x, bounds.y)), in: visible)
  }

  public func fill(_ path: Path, at origin: Point, color: Color) {
    if color.alpha <= 0 { return }
    let x = DeviceShape.step(at: origin.x * scale)
    let y = DeviceShape.step(at: origin.y * scale)
    let (column, row) = (x >> DeviceShape.stepBits, y >> DeviceShape.stepBits)
    let key = PathKey(
      path: path, scale: scale, phaseX: x - column * DeviceShape.steps,
      phaseY: y - row * DeviceShape.steps)
    for mask in masks.mask(for: key).pieces {
      let place = (x: column + mask.originX, y: row + mask.originY)
      let bounds = PixelRect(x: place.x, y: place.y, width: mask.width, height: mask.height)
      let visible = bounds.intersection(clip)
      if !visible.isEmpty { perform(.color(color, through: mask.image, at: place), in: visible) }
    }
  }

  public func fillAligned(_ rect: Rect, color: Color) {
    fillPixels(PixelRect(aligning: rect, scale: scale), color: color)
  }

  public func draw(_ text: Text, at origin: Point, color: Color) {
    let line = self.text.line(for: text, scale: scale)
    let (x, y) = (Int(rounding: origin.x * scale), Int(rounding: origin.y * scale))
    let visible = line.metrics.paintBounds.offset(x: x, y: y).intersection(clip)
    if visible.isEmpty || color.alpha <= 0 { return }
    guard let picture = line.picture(in: visible.offset(x: -x, y: -y), color: color.paintable)
    else { return }
    let place = (x: x + picture.bounds.x, y: y + picture.bounds.y)
    if picture.color == nil {
      perform(.color(color, through: picture.image, at: place), in: visible)
    } else {
      perform(.picture(picture.image, at: place), in: visible)
    }
  }

  public func clip(to rect: Rect, _ body: () -> Void) {
    clipped(to: PixelRect(roundingEdgesOf: rect, scale: scale), body)
  }

  public func group(opacity: Double, _ body: () -> Void) {
    group(opacity: opacity, in: clip, body)
  }

  func group(opacity: Double, in bounds: PixelRect, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let opacity = opacity.clamped(to: 1)
    if opacity == 0 { return }
    clipped(to: bounds) {
      // The plan divides groups into bands.
      let height = isPlanning ? clip.height : max(1, GroupLayer.largestArea / clip.width)
      for y in stride(from: clip.minY, to: clip.maxY, by: height) {
        clipped(to: PixelRect(x: clip.x, y: y, width: clip.width, height: height)) {
          perform(.beginGroup, in: clip)
          body()
          perform(.endGroup(opacity: opacity), in: clip)
        }
      }
    }
  }
}
