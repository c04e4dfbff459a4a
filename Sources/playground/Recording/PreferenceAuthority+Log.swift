import Canvas
import Controls

extension PreferenceAuthority {
  /// What a log has to say where something else held before.
  func changes(from old: PreferenceAuthority) -> [InputLogEvent.Kind] {
    var kinds: [InputLogEvent.Kind] = []
    func note<Value>(
      _ path: KeyPath<PreferenceAuthority, Preference<Value>>,
      _ kind: (Value) -> InputLogEvent.Kind
    ) {
      let value = self[keyPath: path].value
      if value != old[keyPath: path].value { kinds.append(kind(value)) }
    }
    note(\.appearance) { .theme($0) }
    note(\.contrastPreference) { .contrast($0) }
    note(\.accent) { .accent($0) }
    note(\.motionPreference) { .motion($0) }
    return kinds
  }
}
