import Canvas

/// The images and content of a control with an appearance, during a fade between selections.
struct AppearanceFade {
  private struct Layer {
    var layout: AppearanceLayout
    var statuses: [SegmentStatus]
    var opacity: Double
  }

  private let appearance: SegmentedAppearance
  private let look: SegmentedLook
  private let segments: [ShownSegment]

  /// Never empty; from bottom to top.
  private let layers: [Layer]

  init(
    _ state: SegmentedState, _ appearance: SegmentedAppearance, look: SegmentedLook, isEnabled: Bool
  ) {
    self.appearance = appearance
    self.look = look
    segments = state.segments
    let shown = look.axis == .rightToLeft ? segments.reversed() : segments
    let frames = shown.map { state.placed(state.frame(of: $0), look) }
    let borders = frames.map(\.minX) + [frames.last?.maxX ?? 0]
    layers = state.selectionLayers.map { layer in
      let statuses = shown.map { segment in
        let isHeld = segment.index == state.pressedIndex || segment.index == state.pressedPillIndex
        return SegmentStatus(
          isSelected: layer.selection.contains(segment.key),
          isHighlighted: segment.index != nil && isHeld,
          isDisabled: !isEnabled || !segment.segment.isEnabled)
      }
      return Layer(
        layout: AppearanceLayout(
          appearance, borders: borders, height: state.metrics.height, statuses: statuses),
        statuses: statuses, opacity: layer.opacity)
    }
  }

  /// The position of a segment from the left.
  private func column(_ place: Int) -> Int {
    look.axis == .rightToLeft ? segments.count - 1 - place : place
  }

  func contentWidth(at place: Int) -> Double {
    layers.last?.layout.segmentFrame(at: column(place)).width ?? 0
  }

  func contentCenter(at place: Int) -> Point {
    let center = layers.last?.layout.contentCenter(at: column(place)) ?? .zero
    let kind = SegmentKind(at: place, of: segments.count)
    let offset = appearance.contentPositionAdjustment(for: kind)
    let isMirrored = look.axis == .rightToLeft
    return Point(center.x + (isMirrored ? -offset.x : offset.x), center.y + offset.y)
  }

  func contentColor(at place: Int) -> Color {
    var color: Color?
    for layer in layers {
      let next = ownColor(of: layer.statuses[column(place)])
      color = color?.mixed(with: next, by: layer.opacity) ?? next
    }
    let shown = segments[place]
    // A disabled segment is faded unless an image or a color shows its state.
    let isFaded = !shown.segment.isEnabled && !hasDisabledLook
    let opacity = isFaded ? look.theme.segmentedDisabledOpacity : 1
    return (color ?? look.theme.label).opacity(opacity * shown.opacity)
  }

  /// The color of the appearance, else of the control's titles, else of the theme.
  private func ownColor(of status: SegmentStatus) -> Color {
    appearance.titleColor(of: status)
      ?? status.states.lazy.compactMap { look.titleAttributes[$0]?.color }.first
      ?? look.theme.label
  }

  private var hasDisabledLook: Bool {
    appearance.hasDisabledLook || appearance.titleColor(for: .disabled) != nil
      || look.titleAttributes[.disabled]?.color != nil
  }

  func paintImages(with painter: any Painter) {
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
          paint(shown, opacity: next == nil ? 1 - change.opacity : 1, with: painter)
          paint(next, opacity: change.opacity, with: painter)
          shown = nil
        }
      }
      paint(shown, opacity: 1, with: painter)
    }
  }

  private func paint(_ piece: AppearanceLayout.Piece?, opacity: Double, with painter: any Painter) {
    guard let piece, opacity > 0 else { return }
    painter.group(opacity: opacity) { painter.draw(piece.image, in: piece.frame) }
  }
}
