import ArgumentParser

/// An option in the table of ``DescribedOptions``.
package struct DescribedOption<Root> {
  let name: String
  let form: OptionForm
  let isRequired: Bool

  /// Stores a text, empty for a flag, or returns false.
  ///
  /// `nil` leaves it to the argument parser.
  let read: ((inout Root, String) -> Bool)?

  /// The options of a section; `nil` for an option.
  let members: (() -> [DescribedOption])?

  /// The property wrapper in which the argument parser finds the option.
  let wrapper: () -> Any

  let decode: (inout Root, KeyedDecodingContainer<OptionKey>) throws -> Void
}

enum OptionForm { case flag, option, argument }

package struct OptionKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension DescribedOption {
  private init<Wrapper: Decodable>(
    _ name: String, _ form: OptionForm = .option, isRequired: Bool = false,
    read: ((inout Root, String) -> Bool)? = nil, members: (() -> [DescribedOption])? = nil,
    wrapper: @escaping () -> Wrapper, store: @escaping (Wrapper, inout Root) -> Void
  ) {
    self.init(
      name: name, form: form, isRequired: isRequired, read: read, members: members,
      wrapper: wrapper
    ) { root, container in
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

  /// A property of the options, made when an option is read: making it searches its types by name.
  typealias Path<Value> = () -> WritableKeyPath<Root, Value>

  static func flag(
    _ name: String, _ path: @autoclosure @escaping Path<Bool>,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name, .flag,
      read: { root, _ in
        root[keyPath: path()] = true
        return true
      },
      wrapper: {
        Flag(wrappedValue: false, name: .customLong(name), help: ArgumentHelp(help()))
      },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  static func optional<Value: ExpressibleByArgument>(
    _ name: String, _ path: @autoclosure @escaping Path<Value?>,
    parsing: SingleValueParsingStrategy = .next, completion: CompletionKind? = nil,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name,
      read: reader { $1[keyPath: path()] = $0 },
      wrapper: {
        Option<Value?>(
          name: .customLong(name), parsing: parsing, help: ArgumentHelp(help()),
          completion: completion)
      },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// An option with the default that `Root` begins with.
  static func withDefault<Value: ExpressibleByArgument>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>,
    parsing: SingleValueParsingStrategy = .next, completion: CompletionKind? = nil,
    help: @autoclosure @escaping () -> String
  ) -> Self where Root: DescribedOptions {
    Self(
      name,
      read: reader { $1[keyPath: path()] = $0 },
      wrapper: {
        Option(
          wrappedValue: Root()[keyPath: path()], name: .customLong(name), parsing: parsing,
          help: ArgumentHelp(help()), completion: completion)
      },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// An option that must be given.
  static func required<Value: ExpressibleByArgument>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>,
    completion: CompletionKind? = nil,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name, isRequired: true,
      read: reader { $1[keyPath: path()] = $0 },
      wrapper: {
        Option<Value>(
          name: .customLong(name), help: ArgumentHelp(help()), completion: completion)
      },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// An option that may be given several times.
  static func repeated<Value: ExpressibleByArgument>(
    _ name: String, _ path: @autoclosure @escaping Path<[Value]>,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name,
      read: reader { $1[keyPath: path()].append($0) },
      wrapper: {
        Option<[Value]>(
          wrappedValue: [], name: .customLong(name), parsing: .unconditionalSingleValue,
          help: ArgumentHelp(help()))
      },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// An argument without a name before it.
  static func argument<Value: ExpressibleByArgument>(
    _ name: String, _ path: @autoclosure @escaping Path<Value?>,
    completion: CompletionKind? = nil,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name, .argument,
      read: reader { $1[keyPath: path()] = $0 },
      wrapper: { Argument<Value?>(help: ArgumentHelp(help()), completion: completion) },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// An argument without a name before it that must be given.
  static func requiredArgument<Value: ExpressibleByArgument>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>,
    completion: CompletionKind? = nil,
    help: @autoclosure @escaping () -> String
  ) -> Self {
    Self(
      name, .argument, isRequired: true,
      read: reader { $1[keyPath: path()] = $0 },
      wrapper: { Argument<Value>(help: ArgumentHelp(help()), completion: completion) },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// A group of options that are declared to the argument parser.
  static func group<Group: ParsableArguments>(
    _ name: String, _ path: @autoclosure @escaping Path<Group?>
  ) -> Self {
    Self(
      name, wrapper: { OptionGroup<Group>() }, store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  /// A group of options with a section of the help.
  static func section<Group: DescribedOptions>(
    _ title: String, _ path: @autoclosure @escaping Path<Group>
  ) -> Self {
    Self(
      title, members: { Group.table.map { $0.within(path()) } },
      wrapper: { OptionGroup<Group>(title: title) },
      store: { $1[keyPath: path()] = $0.wrappedValue })
  }

  func within<Outer>(_ path: @autoclosure @escaping DescribedOption<Outer>.Path<Root>)
    -> DescribedOption<Outer>
  {
    DescribedOption<Outer>(
      name: name, form: form, isRequired: isRequired,
      read: read.map { read in { outer, text in read(&outer[keyPath: path()], text) } },
      members: members.map { members in { members().map { $0.within(path()) } } }, wrapper: wrapper
    ) { outer, container in
      try decode(&outer[keyPath: path()], container)
    }
  }
}
