import Canvas
import Controls
import ControlsTesting

/// The drawing commands of a control.
struct Drawing {
  let commands: [DisplayList.Command]

  init(of rig: SceneDriver) {
    let recorder = RecordingPainter()
    let area = PixelRect(covering: Rect(origin: .zero, size: rig.size), scale: rig.scale)
    rig.scene.paint(area, with: recorder)
    commands = recorder.list.commands
  }

  var texts: [(text: Text, origin: Point, color: Color)] {
    commands.compactMap { command in
      if case .text(let text, let origin, let color) = command {
        (text, origin, color)
      } else {
        nil
      }
    }
  }

  var paths: [(path: Path, origin: Point, color: Color)] {
    commands.compactMap { command in
      if case .path(let path, let origin, let color) = command {
        (path, origin, color)
      } else {
        nil
      }
    }
  }

  /// Every filled shape, including raised ones.
  var fills: [(shape: RoundedRectangle, color: Color)] {
    commands.compactMap { command in
      switch command {
      case .fill(let shape, let color, _), .raised(let shape, let color, _): (shape, color)
      default: nil
      }
    }
  }

  /// Every shadow, including those of raised shapes.
  var shadows: [(shadow: Shadow, shape: RoundedRectangle, outline: RoundedRectangle?)] {
    commands.flatMap { command -> [(Shadow, RoundedRectangle, RoundedRectangle?)] in
      switch command {
      case .shadow(let shadow, let shape, let outline): [(shadow, shape, outline)]
      case .raised(let shape, _, let shadows):
        [(shadows.soft, shape, nil), (shadows.contact, shape, nil)]
      default: []
      }
    }
  }
}
