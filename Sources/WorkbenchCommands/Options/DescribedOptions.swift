import ArgumentParser

/// Options from a table, in place of properties with wrappers of the argument parser.
///
/// The table can be read without the argument parser, whose generics and mirrors take a sixth of
/// the instructions until the first frame. The parser gets the options for help, errors, completion
/// scripts, and arguments of other forms.
package protocol DescribedOptions: ParsableArguments, CustomReflectable {
  static var table: [DescribedOption<Self>] { get }
}

extension DescribedOptions {
  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: OptionKey.self)
    for option in Self.table { try option.decode(&self, container) }
  }

  /// The argument parser looks for options in the mirror of a type.
  package var customMirror: Mirror {
    Mirror(self, children: Self.table.map { ("_" + $0.name, $0.wrapper()) })
  }

  /// Reads flags, pairs of a name and a value, such as `--page trio`, and arguments without a name;
  /// `nil` for those that the argument parser has to read or to reject.
  package init?(reading words: some Sequence<String>) {
    self.init()
    let options = Self.table.flatMap { $0.members?() ?? [$0] }
    var required = Set(options.filter(\.isRequired).map(\.name))
    var places = options.filter { $0.form == .argument }.makeIterator()
    var words = words.makeIterator()
    while let word = words.next() {
      let option =
        word.hasPrefix("--")
        ? options.first { $0.form != .argument && $0.name == word.dropFirst(2) } : places.next()
      guard let option, let read = option.read else { return nil }
      let text =
        switch option.form {
        case .flag: ""
        case .option: words.next()
        case .argument: word
        }
      guard let text, !text.hasPrefix("-") || text == "-", read(&self, text) else { return nil }
      required.remove(option.name)
    }
    guard required.isEmpty, (try? validate()) != nil else { return nil }
  }
}

// Texts by the names of options; a flag has none.
extension [String: [String]] {
  subscript(flag name: String) -> Bool {
    get { self[name] != nil }
    set { self[name] = newValue ? [] : nil }
  }

  subscript(value name: String) -> String? {
    get { self[name]?.first }
    set { self[name] = newValue.map { [$0] } }
  }

  subscript(values name: String) -> [String] {
    get { self[name] ?? [] }
    set { self[name] = newValue.isEmpty ? nil : newValue }
  }
}
