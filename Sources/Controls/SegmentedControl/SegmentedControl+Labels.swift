import Canvas

/// Labels beneath the segments, and the caption. spec: docs/spec/rendering.md#6/label-beneath
extension SegmentedControl {
  func labelHeight(in context: LayoutContext) -> Double {
    beneathHeight(context.text) + captionHeight(context.text)
  }

  private func beneathHeight(_ text: any TextMeasuring) -> Double {
    if axis.isVertical || segments.allSatisfy(\.labelBeneath.isEmpty) { return 0 }
    let heights = segments.map {
      text.size(of: Text($0.labelBeneath, font: metrics.beneathFont)).height
    }
    return metrics.beneathSpacing + (heights.max() ?? 0)
  }

  private func captionHeight(_ text: any TextMeasuring) -> Double {
    if caption.isEmpty { return 0 }
    return metrics.captionSpacing + text.size(of: Text(caption, font: metrics.captionFont)).height
  }

  func paintLabels(with inner: SegmentedPainter) {
    let (painter, state, text) = (inner.painter, inner.state, inner.context.text)
    let color = inner.context.theme.annotation
    if !axis.isVertical && !isPopUp {
      let y = behaviorFrame.maxY + metrics.beneathSpacing
      for segment in state.segments where !segment.segment.labelBeneath.isEmpty {
        let frame = inner.axis.frameRect(state.frame(of: segment), in: behaviorFrame)
        let line = Text(
          segment.segment.labelBeneath, font: metrics.beneathFont,
          maximumWidth: segment.restingWidth)
        let width = text.size(of: line).width
        painter.draw(
          line, at: Point(frame.midX - width / 2, y),
          color: color.opacity(inner.opacity(of: segment)))
      }
    }
    if caption.isEmpty { return }
    let line = Text(caption, font: metrics.captionFont, maximumWidth: frame.width)
    let x = inner.isMirrored ? frame.width - text.size(of: line).width : 0
    let y = behaviorFrame.maxY + beneathHeight(text) + metrics.captionSpacing
    painter.draw(line, at: Point(x, y), color: color)
  }
}
