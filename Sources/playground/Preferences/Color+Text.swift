import Canvas

extension Color {
  /// As six hexadecimal digits.
  var hexText: String {
    [red, green, blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
