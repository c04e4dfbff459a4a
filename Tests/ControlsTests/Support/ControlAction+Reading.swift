import Controls

extension [ControlAction] {
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

  static func edit(to number: Double) -> [ControlAction] {
    [.editingBegan, .valueChanged(.number(number)), .editingEnded]
  }

  var hapticCount: Int { filter { $0 == .haptic(.light) }.count }
}
