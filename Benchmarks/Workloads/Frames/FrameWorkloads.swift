import Canvas
import Controls

extension Workload {
  /// Whole frames: sampling, layout, recording, and painting what is damaged.
  static var frame: [Workload] {
    [
      firstFrame, switchSlides, switchSlidesAlone, sliderDragged, sliderWithValueDragged,
      segmentedSlides, themeFade, allMove, oneOfMany,
    ]
  }

  /// Nothing is rasterised, set or recorded yet.
  ///
  /// The fonts are there: Pango loads them on a thread of its own, which makes no two counts alike.
  private static var firstFrame: Workload {
    Workload("Frame/first-of-gallery") {
      let text = TextEngine()
      var stage: Stage?
      return Trial {
        // What the old one held is free before the new one takes its own.
        stage = nil
        text.forgetLines()
        stage = try? Gallery().makeStage(text: text)
      } body: {
        stage?.frame()
      }
    }
  }

  /// A switch in a gallery that is at rest otherwise.
  private static var switchSlides: Workload {
    Workload("Frame/switch-slides", operations: 8) {
      let gallery = Gallery()
      let stage = try gallery.makeShownStage()
      return sliding(gallery.toggle, on: stage)
    }
  }

  private static var switchSlidesAlone: Workload {
    Workload("Frame/switch-alone-slides", operations: 8) {
      let toggle = Switch()
      return sliding(toggle, on: try Stage(toggle, size: SwitchMetrics.regular.size, scale: 1))
    }
  }

  /// The frames from the fourth on, in the middle of the slide and of the colours' fade.
  @MainActor
  private static func sliding(_ toggle: Switch, on stage: Stage) -> Trial {
    Trial {
      stage.settle()
      toggle.setOn(!toggle.isOn, animated: true)
      stage.frames(3)
    } body: {
      stage.frames(8)
    }
  }

  private static var sliderDragged: Workload {
    Workload("Frame/slider-dragged", operations: 8) {
      let gallery = Gallery()
      return dragging(gallery.slider, on: try gallery.makeShownStage())
    }
  }

  /// The program shows the value beside it, which sets a line of text for each.
  private static var sliderWithValueDragged: Workload {
    Workload("Frame/slider-with-value-dragged", operations: 8) {
      let gallery = Gallery()
      return dragging(gallery.namedSlider, on: try gallery.makeShownStage())
    }
  }

  /// A pointer event before each frame.
  @MainActor
  private static func dragging(_ slider: Slider, on stage: Stage) -> Trial {
    let frame = slider.frameInScene
    var place = Point.zero
    func move(_ distance: Double) {
      place.x += distance
      stage.pointer(.moved, at: place)
      stage.frame()
    }
    return Trial {
      stage.pointer(.released, at: place)
      slider.value = 0.3
      stage.settle()
      place = Point(frame.minX + slider.thumbX, frame.midY)
      stage.pointer(.pressed, at: place)
      move(20)
    } body: {
      for _ in 0..<8 { move(3.25) }
    }
  }

  private static var segmentedSlides: Workload {
    Workload("Frame/segmented-slides", operations: 8) {
      let gallery = Gallery()
      let stage = try gallery.makeShownStage()
      let control = gallery.segmented
      return Trial {
        stage.settle()
        control.selection = control.selection == 0 ? 2 : 0
        stage.frames(3)
      } body: {
        stage.frames(8)
      }
    }
  }

  /// All of the gallery changes its colours.
  private static var themeFade: Workload {
    Workload("Frame/theme-fade", operations: 4) {
      let gallery = Gallery()
      let stage = try gallery.makeShownStage()
      var run = 0.0
      return Trial {
        stage.settle()
        // No two fades are met by their frames at the same moments, and so not in the same colours.
        run += 0.618
        stage.scene.setTheme(stage.scene.theme == .light ? .dark : .light)
        stage.wait(run.truncatingRemainder(dividingBy: 1) * Stage.interval)
        stage.frames(3)
      } body: {
        stage.frames(4)
      }
    }
  }

  private static var allMove: Workload {
    Workload("Frame/1000-switches-slide", operations: 4) {
      let grid = Grid(count: 1000)
      let stage = try Stage(grid, size: grid.size, scale: 1)
      return Trial {
        stage.settle()
        for toggle in grid.switches { toggle.setOn(!toggle.isOn, animated: true) }
        stage.frames(3)
      } body: {
        stage.frames(4)
      }
    }
  }

  private static var oneOfMany: Workload {
    Workload("Frame/one-of-10000-slides", operations: 8) {
      let grid = Grid(count: 10_000)
      let stage = try Stage(grid, size: grid.size, scale: 1)
      stage.frame()
      return sliding(grid.switches[5050], on: stage)
    }
  }
}

extension Gallery {
  /// The gallery in a window that has shown nothing yet.
  fileprivate func makeStage(text: TextEngine = TextEngine()) throws -> Stage {
    try Stage(self, size: Gallery.size, scale: 2, background: .groupedPage, text: text)
  }

  /// The gallery in a window, after its first frame.
  fileprivate func makeShownStage() throws -> Stage {
    let stage = try makeStage()
    stage.frame()
    return stage
  }
}

extension TextEngine {
  /// Lets go of all lines but keeps the fonts: lines are kept for one scale only.
  fileprivate func forgetLines() {
    scale += 1
    keep(size(of: Text("", font: Font(size: 15))))
  }
}
