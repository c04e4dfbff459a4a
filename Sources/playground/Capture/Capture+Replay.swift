import Canvas
import Controls

/// The last recording, played in the window.
extension Capture {
  /// Plays the last recording in the place of the page, or ends that.
  func toggleReplay() {
    if let replay { return replay.dismiss() }
    guard let recording else {
      return controller.workbench.news.show(
        "There is nothing to replay yet", message: "F9 begins a recording, and ends it.")
    }
    let stage = ReplayStage(recording, tokens: controller.tokens)
    let layer = controller.scene.present(stage, dismissal: .escape)
    replay = layer
    stage.onEnd = { [weak layer] in layer?.dismiss() }
    layer.onDismiss = { [weak self] in self?.replay = nil }
  }
}
