import Controls

extension [ControlAction] {
  /// The reported values, in order.
  var values: [ControlValue] {
    compactMap { action in
      if case .valueChanged(let value) = action { value } else { nil }
    }
  }

  /// The reported numbers of a slider, in order.
  var numbers: [Double] {
    values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// A complete edit of a slider.
  static func edit(to number: Double) -> [ControlAction] {
    [.editingBegan, .valueChanged(.number(number)), .editingEnded]
  }

  /// The number of haptic actions.
  var hapticCount: Int { filter { $0 == .haptic(.light) }.count }
}
