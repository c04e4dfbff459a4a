import ArgumentParser

/// An option in the table of ``DescribedOptions``.
package struct DescribedOption<Root> {
  let name: String
  let isFlag: Bool

  /// Stores a text, empty for a flag, or returns false.
  ///
  /// `nil` leaves it to the argument parser.
  let read: ((inout Root, String) -> Bool)?

  /// The property wrapper in which the argument parser finds the option.
  let wrapper: () -> Any

  let decode: (inout Root, KeyedDecodingContainer<OptionKey>) throws -> Void
}

package struct OptionKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension DescribedOption {
  private init<Wrapper: Decodable>(
    _ name: String, isFlag: Bool = false, read: ((inout Root, String) -> Bool)? = nil,
    wrapper: @escaping () -> Wrapper, store: @escaping (Wrapper, inout Root) -> Void
  ) {
    self.init(name: name, isFlag: isFlag, read: read, wrapper: wrapper) { root, container in
      store(try container.decode(Wrapper.self, forKey: OptionKey(stringValue: name)), &root)
    }
  }

  private static func reader<Value: ExpressibleByArgument>(
    _ store: @escaping (Value, inout Root) -> Void
  ) -> (inout Root, String) -> Bool {
    { root, text in
      guard let value = Value(argument: text) else { return false }
      store(value, &root)
      return true
    }
  }

  static func flag(
    _ name: String, _ path: WritableKeyPath<Root, Bool>, help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name, isFlag: true,
      read: { root, _ in
        root[keyPath: path] = true
        return true
      },
      wrapper: {
        Flag(wrappedValue: false, name: .customLong(name), help: ArgumentHelp(help()))
      },
      store: { $1[keyPath: path] = $0.wrappedValue })
  }

  static func optional<Value: ExpressibleByArgument>(
    _ name: String, _ path: WritableKeyPath<Root, Value?>,
    parsing: SingleValueParsingStrategy = .next, completion: CompletionKind? = nil,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name,
      read: reader { $1[keyPath: path] = $0 },
      wrapper: {
        Option<Value?>(
          name: .customLong(name), parsing: parsing, help: ArgumentHelp(help()),
          completion: completion)
      },
      store: { $1[keyPath: path] = $0.wrappedValue })
  }

  /// An option with the default that `Root` begins with.
  static func required<Value: ExpressibleByArgument>(
    _ name: String, _ path: WritableKeyPath<Root, Value>,
    parsing: SingleValueParsingStrategy = .next, help: @autoclosure @escaping () -> String
  ) -> Self where Root: DescribedOptions {
    Self(
      name,
      read: reader { $1[keyPath: path] = $0 },
      wrapper: {
        Option(
          wrappedValue: Root()[keyPath: path], name: .customLong(name), parsing: parsing,
          help: ArgumentHelp(help()))
      },
      store: { $1[keyPath: path] = $0.wrappedValue })
  }

  /// An option that may be given several times.
  static func repeated(
    _ name: String, _ path: WritableKeyPath<Root, [String]>,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name,
      wrapper: {
        Option<[String]>(
          wrappedValue: [], name: .customLong(name), parsing: .unconditionalSingleValue,
          help: ArgumentHelp(help()))
      },
      store: { $1[keyPath: path] = $0.wrappedValue })
  }

  /// An argument without a name before it.
  static func argument<Value: ExpressibleByArgument>(
    _ name: String, _ path: WritableKeyPath<Root, Value?>,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name, wrapper: { Argument<Value?>(help: ArgumentHelp(help())) },
      store: { $1[keyPath: path] = $0.wrappedValue })
  }

  /// A group of options that are declared to the argument parser.
  static func group<Group: ParsableArguments>(
    _ name: String, _ path: WritableKeyPath<Root, Group?>, title: String = ""
  ) -> Self {
    Self(
      name, wrapper: { OptionGroup<Group>(title: title) },
      store: { $1[keyPath: path] = $0.wrappedValue })
  }

  func within<Outer>(_ path: WritableKeyPath<Outer, Root>) -> DescribedOption<Outer> {
    DescribedOption<Outer>(
      name: name, isFlag: isFlag,
      read: read.map { read in { outer, text in read(&outer[keyPath: path], text) } },
      wrapper: wrapper
    ) { outer, container in
      try decode(&outer[keyPath: path], container)
    }
  }
}
