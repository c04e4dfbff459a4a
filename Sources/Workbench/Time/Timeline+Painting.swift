import Canvas
import Controls

extension Timeline {
  func draw(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(track, radius: Metrics.trackRadius, curve: .continuous)
    painter.fill(shape, color: theme.track(on: .elevated))
    if style == .full {
      paintNames(painter, context)
      paintLabels(painter, context)
    }
    if let content {
      paint(content, painter, context)
    } else if let disabledReason {
      painter.draw(
        Text(disabledReason, font: DockMetrics.note, maximumWidth: track.width),
        centeredAt: track.center, color: theme.annotation, in: context)
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }

  func rowY(_ row: Int) -> Double {
    if style == .row { return track.midY }
    return Metrics.rowTop + Double(row) * Metrics.rowDistance
  }

  private func paintNames(_ painter: any Painter, _ context: PaintContext) {
    let names = Metrics.rows + (filmHeight > 0 ? ["Film"] : [])
    for (row, name) in names.enumerated() {
      painter.draw(
        Text(name, font: DockMetrics.note), from: 0, in: bounds, midY: rowY(row),
        color: context.theme.annotation, context)
    }
  }

  private func paintLabels(_ painter: any Painter, _ context: PaintContext) {
    for age in stride(from: PageTime.length, through: 0, by: -Metrics.labelStep) {
      let text = Text(age == 0 ? "now" : "−\(Int(age)) s", font: DockMetrics.note)
      let size = context.text.size(of: text)
      let center = track.maxX - track.width * age / PageTime.length
      let x = min(max(center - size.width / 2, track.minX), track.maxX - size.width)
      painter.draw(text, at: Point(x, Metrics.labelY + filmHeight), color: context.theme.annotation)
    }
  }

  private func paint(_ content: Content, _ painter: any Painter, _ context: PaintContext) {
    let theme = context.theme
    painter.clip(to: track) {
      if let bracket {
        let start = x(bracket.lowerBound, content.now)
        let rect = Rect(
          x: start, y: track.minY, width: max(2, x(bracket.upperBound, content.now) - start),
          height: track.height)
        let shape = RoundedRectangle(rect, radius: 4, curve: .continuous)
        painter.fill(shape, color: theme.accent.opacity(Metrics.bracketOpacity))
        painter.strokeInside(shape, width: 1, color: theme.accent)
      }
      if style == .row {
        paint(content.marks.spans, row: 0, theme.secondaryLabel, content, painter)
      } else {
        paintRows(content, painter, theme)
      }
      if let hoverX {
        let x = hoverX + 0.5
        painter.drawDashes(
          from: Point(x, track.minY), to: Point(x, track.maxY), color: theme.annotation)
      }
    }
    paintPlayhead(content, painter, theme)
  }

  private func paint(
    _ spans: [TimeMarks.Span], row: Int, _ color: Color, _ content: Content, _ painter: any Painter
  ) {
    for span in spans {
      let start = x(span.start, content.now)
      let width = max(Metrics.leastBar, x(span.end ?? content.now, content.now) - start)
      painter.fill(
        .capsule(
          Rect(
            x: start, y: rowY(row) - Metrics.barHeight / 2, width: width,
            height: Metrics.barHeight)), color: color)
    }
  }

  private func paintRows(_ content: Content, _ painter: any Painter, _ theme: Theme) {
    paint(content.marks.gestures, row: 0, theme.accent, content, painter)
    paint(content.marks.motions, row: 1, theme.secondaryLabel, content, painter)
    for action in content.marks.actions {
      painter.fillDot(at: Point(x(action, content.now), rowY(2)), Metrics.dot, color: theme.label)
    }
  }

  private func paintPlayhead(_ content: Content, _ painter: any Painter, _ theme: Theme) {
    let isPast = content.position != nil
    let color = isPast ? theme.tools.past : theme.accent
    let x = x(content.position ?? content.now, content.now)
    let lineX = min(x, track.maxX - Metrics.lineWidth / 2)
    painter.fill(
      Rect(
        x: lineX - Metrics.lineWidth / 2, y: track.minY, width: Metrics.lineWidth,
        height: track.height), color: color)
    if isPast { painter.fillDot(at: Point(lineX, track.minY - 1), Metrics.knob - 4, color: color) }
  }
}

extension Painter {
  func fillDot(at center: Point, _ diameter: Double, color: Color) {
    fill(.capsule(Rect(center: center, size: Size(diameter, diameter))), color: color)
  }
}
