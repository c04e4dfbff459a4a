import Canvas
import Controls

extension Workload {
  /// Complete frames: animation, layout, recording, and painting of the damaged region.
  static var frame: [Workload] {
    [
      firstFrame, switchSlides, switchSlidesAlone, sliderDragged, sliderWithValueDragged,
      rangeSliderDragged, segmentedSlides, themeFade, allMove, oneOfMany, rowsScroll(20),
      rowsScroll(2000), glassSwitchDragged(scale: 2), glassSwitchDragged(scale: 4),
      glassSliderDragged(scale: 2), glassSliderDragged(scale: 4),
    ]
  }

  /// The first frame, with empty caches for masks, text and recorded nodes.
  ///
  /// Fonts are loaded before, because Pango loads them on another thread and the counts would vary.
  private static var firstFrame: Workload {
    Workload("Frame/first-of-gallery") {
      let text = TextEngine()
      var window: HeadlessWindow?
      return PreparedWorkload {
        // Releases the memory of the old window before the new one allocates.
        window = nil
        text.forgetLines()
        window = try? Gallery().makeWindow(text: text)
      } body: {
        window?.frame()
      }
    }
  }

  /// A switch in a gallery that is otherwise idle.
  private static var switchSlides: Workload {
    Workload("Frame/switch-slides", operations: 8) {
      let gallery = Gallery()
      let window = try gallery.makeShownWindow()
      return sliding(gallery.toggle, on: window)
    }
  }

  private static var switchSlidesAlone: Workload {
    Workload("Frame/switch-alone-slides", operations: 8) {
      let toggle = Switch()
      return sliding(
        toggle, on: try HeadlessWindow(toggle, size: SwitchMetrics.regular.size, scale: 1))
    }
  }

  /// Measures from the fourth frame on, while both the position and the colors animate.
  @MainActor
  private static func sliding(_ toggle: Switch, on window: HeadlessWindow) -> PreparedWorkload {
    PreparedWorkload {
      window.settle()
      toggle.setOn(!toggle.isOn, animated: true)
      window.frames(3)
    } body: {
      window.frames(8)
    }
  }

  private static var sliderDragged: Workload {
    Workload("Frame/slider-dragged", operations: 8) {
      let gallery = Gallery()
      return dragging(gallery.slider, on: try gallery.makeShownWindow())
    }
  }

  /// A slider with its value in a label, so that each step lays out a line of text.
  private static var sliderWithValueDragged: Workload {
    Workload("Frame/slider-with-value-dragged", operations: 8) {
      let gallery = Gallery()
      return dragging(gallery.namedSlider, on: try gallery.makeShownWindow())
    }
  }

  /// Sends a pointer event before each frame.
  @MainActor
  private static func dragging(_ slider: Slider, on window: HeadlessWindow) -> PreparedWorkload {
    let frame = slider.frameInScene
    var place = Point.zero
    func move(_ distance: Double) {
      place.x += distance
      window.pointer(.moved, at: place)
      window.frame()
    }
    return PreparedWorkload {
      window.pointer(.released, at: place)
      slider.value = 0.3
      window.settle()
      place = Point(frame.minX + slider.thumbX, frame.midY)
      window.pointer(.pressed, at: place)
      move(20)
    } body: {
      for _ in 0..<8 { move(3.25) }
    }
  }

  private static var rangeSliderDragged: Workload {
    Workload("Frame/range-slider-dragged", operations: 8) {
      let slider = RangeSlider(0.2...0.8)
      let window = try HeadlessWindow(
        slider, size: Size(200, SliderMetrics.regular.height), scale: 2)
      window.frame()
      var place = Point.zero
      @MainActor
      func move(_ distance: Double) {
        place.x += distance
        window.pointer(.moved, at: place)
        window.frame()
      }
      return PreparedWorkload {
        window.pointer(.released, at: place)
        slider.range = 0.2...0.8
        window.settle()
        place = slider.center(of: .lower)
        window.pointer(.pressed, at: place)
        move(20)
      } body: {
        for _ in 0..<8 { move(3.25) }
      }
    }
  }

  private static var segmentedSlides: Workload {
    Workload("Frame/segmented-slides", operations: 8) {
      let gallery = Gallery()
      let window = try gallery.makeShownWindow()
      let control = gallery.segmented
      return PreparedWorkload {
        window.settle()
        control.select(control.selection == 0 ? 2 : 0, animated: true)
        window.frames(3)
      } body: {
        window.frames(8)
      }
    }
  }

  /// Changes the colors of the whole gallery.
  private static var themeFade: Workload {
    Workload("Frame/theme-fade", operations: 4) {
      let gallery = Gallery()
      let window = try gallery.makeShownWindow()
      var run = 0.0
      return PreparedWorkload {
        window.settle()
        // A different phase in each run, so that cached colors of earlier runs do not match.
        run += 0.618
        window.scene.setTheme(window.scene.theme == .light ? .dark : .light)
        window.wait(run.truncatingRemainder(dividingBy: 1) * HeadlessWindow.interval)
        window.frames(3)
      } body: {
        window.frames(4)
      }
    }
  }

  private static var allMove: Workload {
    Workload("Frame/1000-switches-slide", operations: 4) {
      let grid = Grid(count: 1000)
      let window = try HeadlessWindow(grid, size: grid.size, scale: 1)
      return PreparedWorkload {
        window.settle()
        for toggle in grid.switches { toggle.setOn(!toggle.isOn, animated: true) }
        window.frames(3)
      } body: {
        window.frames(4)
      }
    }
  }

  /// Scrolls a column by a row in each frame, as far as 20 rows allow.
  private static func rowsScroll(_ count: Int) -> Workload {
    Workload("Frame/\(count)-rows-scroll", operations: 8) {
      let column = LazyColumn(count: count, rowHeight: 32, label: "Rows") { index in
        Label("Row \(index)")
      }
      let view = ScrollView(column)
      let window = try HeadlessWindow(view, size: Size(320, 320), scale: 2)
      return PreparedWorkload {
        view.scroll(to: 0)
        window.settle()
      } body: {
        for _ in 0..<8 {
          view.scroll(by: 32)
          window.frame()
        }
      }
    }
  }

  /// A switch of glass that is dragged to the other side and back, in half a second each.
  private static func glassSwitchDragged(scale: Double) -> Workload {
    glassDragged("switch", by: 22, size: Size(95, 60), scale: scale) {
      let toggle = Switch()
      toggle.dragStyle = .tracking
      return toggle
    }
  }

  /// A slider of glass that is dragged through its range and back, in half a second each.
  private static func glassSliderDragged(scale: Double) -> Workload {
    glassDragged("slider", by: 160, size: Size(240, 60), scale: scale) { Slider() }
  }

  private static func glassDragged(
    _ name: String, by distance: Double, size: Size, scale: Double,
    make: @escaping @MainActor () -> Control
  ) -> Workload {
    Workload("Frame/glass-\(name)-dragged-\(Int(scale))x", operations: 60) {
      let control = make()
      let window = try HeadlessWindow(
        Stack(.vertical, padding: 16) { control }, size: size, scale: scale)
      window.scene.design = .glass
      window.settle()
      let frame = control.frameInScene
      let start = Point(frame.minX + 20, frame.midY)
      return PreparedWorkload {
        window.pointer(.released, at: start)
        window.settle()
        window.pointer(.pressed, at: start)
        window.settle()
      } body: {
        for number in 0..<60 {
          // A cubic from end to end.
          let time = Double(number % 30) / 30
          let way = time * time * (3 - 2 * time)
          let x = start.x + distance * (number < 30 ? way : 1 - way)
          window.pointer(.moved, at: Point(x, start.y))
          window.frame()
        }
      }
    }
  }

  private static var oneOfMany: Workload {
    Workload("Frame/one-of-10000-slides", operations: 8) {
      let grid = Grid(count: 10_000)
      let window = try HeadlessWindow(grid, size: grid.size, scale: 1)
      window.frame()
      return sliding(grid.switches[5050], on: window)
    }
  }
}

extension Gallery {
  /// Creates a window with the gallery, before its first frame.
  fileprivate func makeWindow(text: TextEngine = TextEngine()) throws -> HeadlessWindow {
    try HeadlessWindow(self, size: Gallery.size, scale: 2, background: .groupedPage, text: text)
  }

  /// Creates a window with the gallery, after its first frame.
  fileprivate func makeShownWindow() throws -> HeadlessWindow {
    let window = try makeWindow()
    window.frame()
    return window
  }
}

extension TextEngine {
  /// Discards the cached lines but keeps the fonts, because lines are cached for one scale only.
  fileprivate func forgetLines() {
    scale += 1
    keep(size(of: Text("", font: Font(size: 15))))
  }
}
