import Canvas

/// How the parts of a control come and go, such as segments.
@MainActor
public struct ControlParts {
  /// The most that a tool puts in.
  public let maximumCount: Int

  private let counter: (Control) -> Int
  private let inserter: (Control, Int, String, Symbol?, Bool) -> Void
  private let remover: (Control, Int, Bool) -> Void

  /// Parts that are counted from 0.
  ///
  /// - Parameters:
  ///   - maximumCount: the most that a tool puts in.
  ///   - count: how many there are.
  ///   - insert: puts one in at an index, with a title and a symbol, animated or not.
  ///   - remove: takes one out, animated or not.
  public init<Owner: Control>(
    maximumCount: Int, count: @escaping (Owner) -> Int,
    insert: @escaping (Owner, Int, String, Symbol?, Bool) -> Void,
    remove: @escaping (Owner, Int, Bool) -> Void
  ) {
    self.maximumCount = maximumCount
    counter = { ($0 as? Owner).map(count) ?? 0 }
    inserter = { control, index, title, symbol, animated in
      if let owner = control as? Owner { insert(owner, index, title, symbol, animated) }
    }
    remover = { control, index, animated in
      if let owner = control as? Owner { remove(owner, index, animated) }
    }
  }

  /// How many parts a control has.
  public func count(of control: Control) -> Int { counter(control) }

  /// Puts a part in.
  ///
  /// - Throws: ``PropertyError`` if there is no such place, or no room for more.
  public func insert(
    title: String, symbol: Symbol?, at index: Int, of control: Control, animated: Bool
  ) throws(PropertyError) {
    let count = count(of: control)
    guard (0...count).contains(index), count < maximumCount else {
      throw PropertyError(
        "has to be 0 to \(count), and there are \(maximumCount) parts at most", of: "index")
    }
    inserter(control, index, title, symbol, animated)
  }

  /// Takes a part out.
  ///
  /// - Throws: ``PropertyError`` if there is no such part.
  public func remove(at index: Int, of control: Control, animated: Bool) throws(PropertyError) {
    let count = count(of: control)
    guard (0..<count).contains(index) else {
      throw PropertyError(
        count == 0 ? "names no part, as none is left" : "has to be 0 to \(count - 1)", of: "index")
    }
    remover(control, index, animated)
  }
}
