import Canvas
import Controls
import ControlsTesting

struct Drawing {
  let commands: [DisplayList.Command]
  init(_ commands: [DisplayList.Command]) { self.commands = commands }

  init(of scene: Scene, in area: PixelRect) {
    commands = DisplayList { scene.paint(area, with: $0) }.commands
  }

  init(of rig: SceneDriver) {
    self.init(
      of: rig.scene, in: PixelRect(covering: Rect(origin: .zero, size: rig.size), scale: rig.scale))
  }

  var texts: [(text: Text, origin: Point, color: Color)] {
    commands.compactMap {
      if case .text(let text, let origin, let color) = $0 { (text, origin, color) } else { nil }
    }
  }

  var paths: [(path: Path, origin: Point, color: Color)] {
    commands.compactMap {
      if case .path(let path, let origin, let color) = $0 { (path, origin, color) } else { nil }
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

  /// The filled rectangles that snap to pixels.
  var aligned: [(rect: Rect, color: Color)] {
    commands.compactMap { command in
      if case .aligned(let rect, let color) = command { (rect, color) } else { nil }
    }
  }

  var strokes: [(shape: RoundedRectangle, width: Double, color: Color)] {
    commands.compactMap { command in
      guard case .strokeInside(let shape, let width, let color) = command else { return nil }
      return (shape, width, color)
    }
  }

  var groups: [(opacity: Double, drawing: Drawing)] {
    commands.compactMap {
      if case .group(let opacity, let list) = $0 { (opacity, Drawing(list.commands)) } else { nil }
    }
  }

  var flattened: Drawing {
    Drawing(
      commands.flatMap { command -> [DisplayList.Command] in
        if case .group(_, let list) = command { list.commands } else { [command] }
      })
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

extension SceneRig where Subject: Control {
  func inControl(_ rect: Rect) -> Rect { rect.offset(by: Point.zero - control.originInScene) }
}
