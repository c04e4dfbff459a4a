import Canvas
import Observation

extension SegmentedControl {
  /// Keeps the selection equal to a property of a model whose cases are the segments, in order.
  ///
  /// ```swift
  /// enum Mode: String, CaseIterable { case comfort = "Comfort", eco = "Eco" }
  /// let mode = SegmentedControl(Mode.allCases.map(\.rawValue), label: "Mode")
  /// mode.bind(\.mode, to: home)
  /// ```
  ///
  /// The model keeps its value while no segment is selected. See ``BindableControl/bind(_:to:)``.
  @discardableResult
  public func bind<Model: AnyObject & Observable, Value: CaseIterable & Equatable>(
    _ property: ReferenceWritableKeyPath<Model, Value>, to model: Model
  ) -> Subscription {
    bind(
      property, to: model, shown: { Array(Value.allCases).firstIndex(of: $0) },
      value: { index in
        let cases = Array(Value.allCases)
        guard let index, cases.indices.contains(index) else { return nil }
        return cases[index]
      })
  }

  /// Keeps the selection equal to a property of a model, the identifier of the selected segment.
  ///
  /// `nil`, and an identifier of no segment, is no selection. See ``BindableControl/bind(_:to:)``.
  @discardableResult
  public func bind<Model: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Model, Segment.ID?>, to model: Model
  ) -> Subscription {
    bind(
      property, to: model, shown: { [unowned self] id in id.flatMap { index(of: $0) } },
      value: { [unowned self] index in .some(index.flatMap { segments[$0].id }) })
  }
}
