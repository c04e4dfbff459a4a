import Canvas
import Controls
import ControlsTesting
import Testing

/// Controls that act by Space and Return. spec: docs/spec/rendering.md#5.4
@Suite struct `Space and Return` {
  private static func segments(_ mode: SegmentSelectionMode) -> SegmentedControl {
    SegmentedControl(
      (0..<3).map { _ in Segment() }, mode: mode, selection: mode == .momentary ? nil : 0)
  }

  /// The actions by Space after an arrow key to the right, and by Return after one to the left.
  private static let cases: [(make: () -> Control, actions: [ControlAction])] = [
    ({ Switch() }, [.valueChanged(.isOn(true)), .valueChanged(.isOn(false))]),
    ({ Button("Apply") }, [.triggered(nil), .triggered(nil)]),
    (
      { segments(.single).with(\.selectionFollowsFocus, false) },
      [.valueChanged(.index(1)), .valueChanged(.index(0))]
    ),
    (
      { segments(.multiple) },
      [.valueChanged(.indices([0, 1])), .valueChanged(.indices([1]))]
    ), ({ segments(.momentary) }, [.triggered(1), .triggered(0)]),
  ]

  @Test(arguments: 0..<5)
  func `Space acts at its release and Return at its press, once`(index: Int) {
    let (make, expected) = Self.cases[index]
    let rig = SceneDriver(column: make(), size: Size(300, 60))
    func actions() -> [ControlAction] {
      rig.takeActions().filter { ![.haptic(.light), .editingBegan, .editingEnded].contains($0) }
    }
    rig.keys(.tab, .right).keyDown(.space).keyDown(.space, isRepeat: true)
    // Other keys wait.
    rig.keys(.left, .enter)
    #expect(actions() == [])
    #expect(rig.keyUp(.space).key(.left).takeActions().contains(expected[0]))
    rig.keyDown(.enter).keyDown(.enter, isRepeat: true)
    #expect(actions() == [expected[1]])
    rig.keyUp(.enter)
    for cause in CancelCause.allCases {
      rig.keyDown(.space).cancel(by: cause)
      rig.keyUp(.space).settle()
      #expect(actions() == [], "\(cause)")
    }
  }
}
