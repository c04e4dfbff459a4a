import Canvas

/// The images and content of a control with an appearance, during a fade between selections.
struct AppearanceFade {
  private let appearance: SegmentedAppearance
  private let context: SegmentedPaintContext
  private let segments: [ShownSegment]

  /// Never empty; from bottom to top.
  private let layers: [(layout: AppearanceLayout, opacity: Double)]

  init(
    _ state: SegmentedState, _ appearance: SegmentedAppearance, in context: SegmentedPaintContext
  ) {
    self.appearance = appearance
    self.context = context
    segments = state.segments
    let shown = context.axis == .rightToLeft ? segments.reversed() : segments
    let frames = shown.map { state.placed(state.frame(of: $0), context) }
    let borders = frames.map(\.minX) + [frames.last?.maxX ?? 0]
    layers = state.selectionLayers.map { layer in
      let statuses = shown.map { segment in
        let isHeld = segment.index == state.pressedIndex || segment.index == state.pressedPillIndex
        return SegmentStatus(
          isSelected: layer.selection.contains(segment.key),
          isHighlighted: segment.index != nil && isHeld,
          isDisabled: !context.isEnabled || !segment.segment.isEnabled)
      }
      let layout = AppearanceLayout(
        appearance, borders: borders, height: state.metrics.height, statuses: statuses)
      return (layout, layer.opacity)
    }
  }

  /// The position of a segment from the left.
  private func column(_ place: Int) -> Int {
    context.axis == .rightToLeft ? segments.count - 1 - place : place
  }

  func contentWidth(at place: Int) -> Double {
    layers.last?.layout.segmentFrame(at: column(place)).width ?? 0
  }

  func contentCenter(at place: Int) -> Point {
    let center = layers.last?.layout.contentCenter(at: column(place)) ?? .zero
    let kind = SegmentKind(at: place, of: segments.count)
    let offset = appearance.contentPositionAdjustment(for: kind)
    let isMirrored = context.axis == .rightToLeft
    return Point(center.x + (isMirrored ? -offset.x : offset.x), center.y + offset.y)
  }

  func contentColor(at place: Int) -> Color {
    var color: Color?
    for layer in layers {
      let next = ownColor(of: layer.layout.statuses[column(place)])
      color = color?.mixed(with: next, by: layer.opacity) ?? next
    }
    let shown = segments[place]
    // A disabled segment is faded unless an image or a color shows its state.
    let isFaded = !shown.segment.isEnabled && !hasDisabledLook
    let opacity = isFaded ? context.theme.segmentedDisabledOpacity : 1
    return (color ?? context.theme.label).opacity(opacity * shown.opacity)
  }

  private func ownColor(of status: SegmentStatus) -> Color {
    appearance.titleColor(of: status)
      ?? status.states.lazy.compactMap { context.titleAttributes[$0]?.color }.first
      ?? context.theme.label
  }

  private var hasDisabledLook: Bool {
    appearance.hasDisabledLook || appearance.titleColor(for: .disabled) != nil
      || context.titleAttributes[.disabled]?.color != nil
  }

  func paintImages() {
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
    context.painter.group(opacity: opacity) {
      context.painter.draw(piece.image, in: piece.frame)
    }
  }
}
