import Canvas
import Controls

/// What a control draws, as a list of what it asks the painter for.
struct Drawing {
  let commands: [DisplayList.Command]

  init<Subject: Control>(of harness: Harness<Subject>) {
    let recorder = RecordingPainter()
    let area = PixelRect(covering: Rect(origin: .zero, size: harness.size), scale: harness.scale)
    harness.scene.paint(area, with: recorder)
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

  var fills: [(shape: RoundedRectangle, color: Color)] {
    commands.compactMap { command in
      if case .fill(let shape, let color, _) = command { (shape, color) } else { nil }
    }
  }

  var shadows: [(shadow: Shadow, shape: RoundedRectangle, outline: RoundedRectangle?)] {
    commands.compactMap { command in
      if case .shadow(let shadow, let shape, let outline) = command {
        (shadow, shape, outline)
      } else {
        nil
      }
    }
  }
}
