import Canvas
import Controls
import Driving

// A scene that a script drives by requests on standard input; its button asks in a task.

@MainActor
func makeScene() -> Scene {
  let button = Button("Remove")
  let scene = Scene(Stack(.vertical, padding: 24) { button })
  button.onPress { [unowned button, unowned scene] in
    Task {
      let remove = AlertAction("Remove", role: .destructive)
      let choice = await scene.presentAlert(
        "Remove it?", actions: [AlertAction("Keep", role: .cancel), remove])
      if choice == remove { button.isEnabled = false }
    }
  }
  return scene
}

try DrivenScene(size: Size(320, 240), makeScene).run()
