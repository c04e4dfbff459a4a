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
        top.centers[column], by: appearance.contentPositionAdjustment(for: kind))
      if segment.key == state.ringKey {
        paintRing(at: center)
      } else if segment.opacity > 0 {
        paintContent(
          of: segment, centeredAt: center, width: top.segments[column].width,
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
    let titleColors = control.titleAttributes.compactMapValues(\.color)
    var color: Color?
    for layer in layers {
      let status = layer.layout.statuses[column]
      let next =
        appearance.titleColor(of: status) ?? status.value(in: titleColors) ?? context.theme.label
      color = color?.mixed(with: next, by: layer.opacity) ?? next
    }
    // A disabled segment is faded unless an image or a color shows its state.
    let hasDisabledLook =
      appearance.hasDisabledLook || appearance.titleColor(for: .disabled) != nil
      || titleColors[.disabled] != nil
    return (color ?? context.theme.label)
      .opacity(hasDisabledLook ? segment.opacity : opacity(of: segment))
  }

  private func paintImages(of layers: [Layer]) {
    guard let first = layers.first else { return }
    let changes = layers.dropFirst().map { (pieces: $0.layout.pieces, opacity: $0.opacity) }
    for (index, lowest) in first.layout.pieces.enumerated() {
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
struct AppearanceLayout {
  struct Piece: Equatable {
    var image: Image
    var frame: Rect
  }

  let statuses: [SegmentStatus]
  /// The frames of dividers, also of those without an image.
  let dividers: [Rect]
  /// The frames of backgrounds: between dividers, or from an edge of the control.
  let segments: [Rect]
  /// The centers of content before its adjustment.
  let centers: [Point]
  /// All backgrounds from left to right, then all dividers.
  let pieces: [Piece?]

  /// A layout of buttons between borders: the left edge of each, and the right edge of the last.
  init(
    _ appearance: SegmentedAppearance, borders: [Double], height: Double, statuses: [SegmentStatus]
  ) {
    let count = statuses.count
    let images = zip(statuses, statuses.dropFirst()).map { appearance.divider(left: $0, right: $1) }
    let dividers = zip(images, borders.dropFirst()).map { image, border in
      Rect(center: Point(border, height / 2), size: image?.size ?? .zero)
    }
    let segments = zip(
      borders.prefix(1) + dividers.map(\.maxX), dividers.map(\.minX) + borders.suffix(1)
    ).map { Rect(minX: $0, minY: 0, maxX: $1, maxY: height) }
    let rooms = [0] + dividers.map(\.width) + [0]
    centers = statuses.indices.map { index in
      let button = Rect(minX: borders[index], minY: 0, maxX: borders[index + 1], maxY: height)
      if appearance.contentReference == .button { return button.center }
      let isEnd = index == 0 || index == count - 1
      let shift = (rooms[index] - rooms[index + 1]) / (isEnd ? 2 : 4)
      return Point(button.midX + shift, button.midY)
    }
    let backgrounds = statuses.enumerated().map { index, status in
      appearance.background(of: status).map {
        Piece(image: $0.part(for: SegmentKind(at: index, of: count)), frame: segments[index])
      }
    }
    pieces =
      backgrounds
      + zip(images, dividers).map { image, frame in image.map { Piece(image: $0, frame: frame) } }
    (self.statuses, self.dividers, self.segments) = (statuses, dividers, segments)
  }
}
