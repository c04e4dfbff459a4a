import Controls

extension Stack {
  convenience init(
    _ axis: Axis, spacing: Double = 0, padding: Double = 0, alignment: Alignment? = nil,
    of children: Node...
  ) {
    self.init(axis, spacing: spacing, padding: padding, alignment: alignment) { children }
  }
}
