import Controls

extension [ControlAction] {
  /// The values that the owner was told, in order.
  var values: [ControlValue] {
    compactMap { action in
      if case .valueChanged(let value) = action { value } else { nil }
    }
  }

  /// The numbers that the owner of a slider was told, in order.
  var numbers: [Double] {
    values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// A whole edit of a slider.
  static func edit(to number: Double) -> [ControlAction] {
    [.editingBegan, .valueChanged(.number(number)), .editingEnded]
  }

  /// How often something tapped under the finger.
  var hapticCount: Int { filter { $0 == .haptic(.light) }.count }
}
