import Canvas

/// The images and content of a control with an appearance, during a fade between selections.
extension SegmentedPainter {
  private typealias Layer = (layout: AppearanceLayout, opacity: Double)

  func paintImages(of appearance: SegmentedAppearance) {
    let segments = state.segments
    let layers = layers(of: appearance)
    guard !segments.isEmpty, let top = layers.last?.layout else { return }
    paintImages(of: layers)
    for (place, segment) in segments.enumerated() {
      let column = isMirrored ? segments.count - 1 - place : place
      let kind = SegmentKind(at: place, of: segments.count)
      let center = moved(
        top.contentCenter(at: column), by: appearance.contentPositionAdjustment(for: kind))
      if isReplacedByRing(segment) {
        state.pendingRing?.paint(centeredAt: center, with: painter, theme: context.theme)
      } else if segment.opacity > 0 {
        paintContent(
          of: segment, centeredAt: center, width: top.segmentFrame(at: column).width,
          color: contentColor(of: segment, at: column, in: layers, appearance))
      }
    }
  }

  /// The layouts of all visible selections from bottom to top, with segments from left to right.
  private func layers(of appearance: SegmentedAppearance) -> [Layer] {
    let shown = isMirrored ? state.segments.reversed() : state.segments
    let frames = shown.map { placed(state.frame(of: $0)) }
    let borders = frames.map(\.minX) + [frames.last?.maxX ?? 0]
    return state.selectionLayers.map { layer in
      let statuses = shown.map { segment in
        let isHeld = segment.index == state.pressedIndex || segment.index == state.pressedPillIndex
        return SegmentStatus(
          isSelected: layer.selection.contains(segment.key),
          isHighlighted: segment.index != nil && isHeld,
          isDisabled: !context.isEnabled || !segment.segment.isEnabled)
      }
      let layout = AppearanceLayout(
        appearance, borders: borders, height: metrics.height, statuses: statuses)
      return (layout, layer.opacity)
    }
  }

  private func contentColor(
    of segment: ShownSegment, at column: Int, in layers: [Layer], _ appearance: SegmentedAppearance
  ) -> Color {
    let attributes = control.titleAttributes
    var color: Color?
    for layer in layers {
      let status = layer.layout.statuses[column]
      let next =
        appearance.titleColor(of: status)
        ?? status.states.lazy.compactMap { attributes[$0]?.color }.first ?? context.theme.label
      color = color?.mixed(with: next, by: layer.opacity) ?? next
    }
    // A disabled segment is faded unless an image or a color shows its state.
    let hasDisabledLook =
      appearance.hasDisabledLook || appearance.titleColor(for: .disabled) != nil
      || attributes[.disabled]?.color != nil
    return (color ?? context.theme.label)
      .opacity(hasDisabledLook ? segment.opacity : opacity(of: segment))
  }

  private func paintImages(of layers: [Layer]) {
    guard let first = layers.first else { return }
    let changes = layers.dropFirst().map { (pieces: $0.layout.pieces(), opacity: $0.opacity) }
    for (index, lowest) in first.layout.pieces().enumerated() {
      var shown = lowest
      for change in changes {
        let next = change.pieces[index]
        if next == shown { continue }
        if let before = shown, let after = next, before.frame == after.frame,
          let image = before.image.mixed(with: after.image, by: change.opacity)
        {
          shown = AppearanceLayout.Piece(image: image, frame: after.frame)
        } else {
          // Images of different sizes: the old one stays below until it is covered.
          paint(shown, opacity: next == nil ? 1 - change.opacity : 1)
          paint(next, opacity: change.opacity)
          shown = nil
        }
      }
      paint(shown, opacity: 1)
    }
  }

  private func paint(_ piece: AppearanceLayout.Piece?, opacity: Double) {
    guard let piece, opacity > 0 else { return }
    painter.group(opacity: opacity) { painter.draw(piece.image, in: piece.frame) }
  }
}

/// The layout of images and content, with segments from left to right and lengths in points;
/// dividers are centered on the borders between buttons, and segments fill the room between
/// dividers.
struct AppearanceLayout: Hashable {
  struct Piece: Hashable {
    var image: Image
    var frame: Rect
  }

  private let appearance: SegmentedAppearance
  private let height: Double
  /// The left edge of each button, and the right edge of the last.
  private let borders: [Double]

  let statuses: [SegmentStatus]

  private let dividers: [Image?]

  init(
    _ appearance: SegmentedAppearance, borders: [Double], height: Double, statuses: [SegmentStatus]
  ) {
    (self.appearance, self.borders) = (appearance, borders)
    (self.height, self.statuses) = (height, statuses)
    dividers = zip(statuses, statuses.dropFirst()).map { appearance.divider(left: $0, right: $1) }
  }

  var count: Int { statuses.count }

  func buttonFrame(at index: Int) -> Rect {
    Rect(minX: borders[index], minY: 0, maxX: borders[index + 1], maxY: height)
  }

  func dividerFrame(after index: Int) -> Rect {
    let size = dividers[index]?.size ?? .zero
    return Rect(center: Point(borders[index + 1], height / 2), size: size)
  }

  /// The frame of a segment's background: between dividers, or from an edge of the control.
  func segmentFrame(at index: Int) -> Rect {
    Rect(
      minX: index == 0 ? borders[0] : dividerFrame(after: index - 1).maxX, minY: 0,
      maxX: index == count - 1 ? borders[count] : dividerFrame(after: index).minX, maxY: height)
  }

  /// The center of a segment's content before its adjustment.
  func contentCenter(at index: Int) -> Point {
    let button = buttonFrame(at: index)
    if appearance.contentReference == .button || count == 1 { return button.center }
    let (isFirst, isLast) = (index == 0, index == count - 1)
    let before = isFirst ? 0 : dividerFrame(after: index - 1).width
    let after = isLast ? 0 : dividerFrame(after: index).width
    let x = button.midX + (before - after) / (isFirst || isLast ? 2 : 4)
    return Point(x, button.midY)
  }

  /// All backgrounds from left to right, then all dividers.
  func pieces() -> [Piece?] {
    let backgrounds = statuses.enumerated().map { index, status -> Piece? in
      appearance.background(of: status).map {
        Piece(
          image: $0.part(for: SegmentKind(at: index, of: count)), frame: segmentFrame(at: index))
      }
    }
    return backgrounds
      + dividers.enumerated().map { index, image in
        image.map { Piece(image: $0, frame: dividerFrame(after: index)) }
      }
  }
}
