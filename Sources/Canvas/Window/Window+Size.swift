extension Window {
  func applyConfiguration() throws(DisplayError) {
    guard let pixels = configured, !isDrawing else { return }
    configured = nil
    guard wantedSize.told(pixels, scale: scale) else { return }
    try take(width: pixels.width, height: pixels.height, reason: "resize")
  }

  func answerResize() {
    guard
      let value = resizeSync.answer(
        awaitsFrame: scheduler.causes.fullRepaintReason != nil, isVisible: visibility.isVisible),
      syncCounter != 0, !connection.isLost
    else { return }
    connection.setCounter(syncCounter, to: value)
  }

  func take(width: Int, height: Int, reason: String) throws(DisplayError) {
    try backBuffer.resize(width: width, height: height, scale: scale)
    size = Size(Double(width) / scale, Double(height) / scale)
    text.scale = scale
    onResize?(size)
    content?.resize(to: size, scale: scale)
    requestFullRepaint(reason)
  }
}
