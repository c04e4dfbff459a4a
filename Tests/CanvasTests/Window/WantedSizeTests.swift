import Testing

@testable import Canvas

@Suite struct `Wanted size` {
  private let small = PixelSize(width: 480, height: 640)
  private let large = PixelSize(width: 960, height: 1280)

  @Test
  func `a larger scale is limited to the screen, and the size in points returns with the scale`() {
    let screen = PixelSize(width: 300, height: 150)
    var size = WantedSize(PixelSize(width: 200, height: 100), scale: 1)
    let asked = size.rescale(to: 2, within: screen, at: .zero)
    #expect(asked == screen)
    let isNew = size.configure(screen, scale: 2, at: .zero)
    let back = size.rescale(to: 1, within: screen, at: .zero)
    #expect(isNew && back == PixelSize(width: 200, height: 100))
    var large = WantedSize(PixelSize(width: 400, height: 100), scale: 1)
    let clamped = large.rescale(to: 1.5, within: screen, at: .zero)
    #expect(clamped == PixelSize(width: 400, height: 150))
  }

  @Test func `a scale that changes back before the answer keeps the size`() {
    // Both answers arrive after the scale has changed back, or only the last one.
    for answers in [[large, small], [small]] {
      var size = WantedSize(small, scale: 1)
      let asked = [2.0, 1].map { size.rescale(to: $0, at: .zero) }
      #expect(asked == [large, small])
      for answer in answers {
        let isNew = size.configure(answer, scale: 1, at: .zero)
        #expect(size.points == Size(480, 640) && (!isNew || answers.count == 2))
      }
      #expect(size.current == small)
      if answers.count == 1 { #expect(size.rescale(to: 2, at: .zero) == large) }
    }
  }

  @Test func `another scale keeps the points, also if a manager moves or limits the window`() {
    for answer in [large, small, PixelSize(width: 960, height: 960)] {
      var size = WantedSize(small, scale: 1)
      #expect(size.rescale(to: 2, at: .zero) == large)
      let isNew = size.configure(answer, scale: 2, at: .zero)
      // A move before the answer is no new size.
      #expect(isNew == (answer != small) && size.points == Size(480, 640))
      if isNew { #expect(size.rescale(to: 1, at: .zero) == small) }
    }
  }

  @Test func `a size set by the user is kept from then on`() {
    for answer in [PixelSize(width: 960, height: 960), large, small] {
      var size = WantedSize(small, scale: 1)
      _ = size.rescale(to: 2, at: .zero)
      _ = size.configure(answer, scale: 2, at: .zero)
      _ = size.configure(PixelSize(width: 900, height: 1000), scale: 2, at: Instant(seconds: 1.5))
      #expect(size.points == Size(450, 500))
      #expect(size.rescale(to: 1, at: .zero) == PixelSize(width: 450, height: 500))
    }
  }

  @Test func `a requested size counts when it arrives, or the manager's own`() {
    var size = WantedSize(small, scale: 1)
    _ = size.rescale(to: 2, at: .zero)
    _ = size.ask(for: Size(600, 600), scale: 1)
    _ = size.configure(PixelSize(width: 600, height: 500), scale: 1, at: .zero)
    #expect(size.points == Size(600, 500))
    var requested = WantedSize(small, scale: 2)
    // The current size is not requested again.
    #expect(
      requested.ask(for: Size(240, 320), scale: 2) == nil
        && requested.rescale(to: 2, at: .zero) == nil)
    #expect(requested.ask(for: Size(480, 639.6), scale: 2) == large && requested.current == small)
    let isNew = requested.configure(large, scale: 2, at: .zero)
    #expect(isNew && requested.current == large && requested.points == Size(480, 639.6))
  }

  @Test func `a length in pixels is a whole number that X11 allows`() {
    for (length, scale, pixels) in [
      (120.0, 1.0, 120), (100.1, 1, 101), (33.4, 1.5, 51), (0, 2, 1), (-5, 1, 1),
      (1e9, 1, 32767), (.nan, 1, 1), (.infinity, 1, 1),
    ] {
      #expect(PixelSize(Size(length, 1), scale: scale).width == pixels)
      #expect(PixelSize(Size(1, length), scale: scale).height == pixels)
    }
  }
}

@Suite struct `Resize sync` {
  private enum Step {
    case announces(Int64)
    case configures
    case answers(Int64?, awaitsFrame: Bool = false, isVisible: Bool = true)
  }

  private func check(_ steps: [Step]) {
    var sync = ResizeSync()
    for (index, step) in steps.enumerated() {
      switch step {
      case .announces(let number): sync.announce(number)
      case .configures: sync.configured()
      case .answers(let number, let awaitsFrame, let isVisible):
        let answer = sync.answer(awaitsFrame: awaitsFrame, isVisible: isVisible)
        #expect(answer == number, "step \(index)")
      }
    }
  }

  @Test func `the latest sync number is answered once, when its size is shown`() {
    check([
      .answers(nil), .announces(7), .answers(nil), .configures, .answers(nil, awaitsFrame: true),
      .answers(7), .answers(nil), .configures, .answers(nil),
    ])
    check([
      .announces(9), .configures, .configures, .answers(9, isVisible: false), .announces(7),
      .configures, .announces(8), .configures, .answers(8), .announces(9), .configures,
      .answers(nil, awaitsFrame: true), .answers(9, awaitsFrame: true, isVisible: false),
    ])
  }
}

@Suite struct `Visibility tracker` {
  typealias Step = (reason: VisibilityTracker.Reason, applies: Bool, isVisible: Bool?)

  /// Sets the reasons in order; `isVisible` is `nil` for no change.
  private func check(_ steps: [Step]) {
    var visibility = VisibilityTracker()
    #expect(!visibility.isVisible)
    for (number, step) in steps.enumerated() {
      let isChanged = visibility.set(step.reason, step.applies)
      #expect((isChanged ? visibility.isVisible : nil) == step.isVisible, "step \(number)")
    }
  }

  @Test func `every cause of hiding and showing is reported once, but not the first appearance`() {
    for reason in [VisibilityTracker.Reason.unmapped, .obscured, .hidden, .iconic, .throttled] {
      check([
        (.unmapped, false, nil), (reason, true, false), (reason, true, nil), (reason, false, true),
        (reason, false, nil),
      ])
    }
    // A window hidden for two reasons appears once both end.
    check([
      (.unmapped, false, nil), (.hidden, true, false), (.unmapped, true, nil),
      (.hidden, false, nil), (.unmapped, false, true),
    ])
  }
}

@Suite struct `Buffer capacity` {
  private let start = PixelSize(width: 480, height: 640)

  @Test func `the painted size of an excessive window is limited`() {
    #expect(PixelSize(width: 7680, height: 4320).painted.height == 4320)
    #expect(PixelSize(width: 1, height: 32767).painted.height == 32767)
    let part = PixelSize(width: 32767, height: 32767).painted
    #expect(part.width == 32767 && part.height > 2000 && part.height < 2100)
    #expect(PixelSize(width: 1 << 40, height: 1 << 20).painted.height == 1)
  }

  @Test func `a window that fits and a small buffer are kept, and a growing one gets more`() {
    let grown = PixelSize(width: 640, height: 640)
    let modest = PixelSize(width: 480, height: 480)
    for (buffer, width, height, adapted) in [
      (start, 480, 640, start), (start, 400, 300, start), (start, 500, 640, grown),
      (grown, 600, 640, grown), (modest, 10, 10, modest),
    ] { #expect(buffer.adapted(to: PixelSize(width: width, height: height)) == adapted) }
  }

  @Test(arguments: [
    // Excess is released, and a window that was wide and becomes tall does not keep both.
    (PixelSize(width: 3840, height: 2160), PixelSize(width: 480, height: 640), 2 * 480 * 640),
    (PixelSize(width: 3000, height: 200), PixelSize(width: 200, height: 3000), 2_000_000),
  ])
  func `excess capacity is released`(before: PixelSize, after: PixelSize, limit: Int) {
    let large = start.adapted(to: before)
    let small = large.adapted(to: after)
    #expect(large.width >= before.width && large.height >= before.height)
    #expect(small.width >= after.width && small.height >= after.height)
    #expect(small.width * small.height < limit)
  }

  @Test func `resizing to and fro rarely changes the capacity`() {
    var capacity = start
    var changes = 0
    for round in 0..<4 {
      for step in 0...200 {
        let part = Double(round.isMultiple(of: 2) ? step : 200 - step) / 200
        let (width, height) = (480 + Int(1440 * part), 320 + Int(760 * part))
        let next = capacity.adapted(to: PixelSize(width: width, height: height))
        #expect(next.width >= width && next.height >= height)
        if next != capacity { changes += 1 }
        capacity = next
      }
    }
    #expect(changes <= 32, "\(changes) of 804")
  }

  @Test func `the capacity is stable around the size at which it shrinks`() {
    let large = PixelSize(width: 2048, height: 2048)
    var side = 2048
    while large.adapted(to: PixelSize(width: side, height: side)) == large { side -= 1 }
    let small = large.adapted(to: PixelSize(width: side, height: side))
    for other in stride(from: side - 60, through: side + 60, by: 5) {
      #expect(small.adapted(to: PixelSize(width: other, height: other)) == small)
    }
  }
}
