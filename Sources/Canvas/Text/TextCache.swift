import Glibc

/// Keeps the text of a program's first frames in a file, so that the next start needs no fonts.
///
/// Reading the list of fonts takes longer than everything else before the first frame. The pixels
/// are those of the fonts: a record is used only for exactly the text, font and scale that it was
/// made for, and none if a file or setting has changed on which text depends.
final class TextCache {
  /// A text that was requested, or is in the file.
  private struct Entry {
    var record: TextRecord
    var isUsed: Bool
    /// Whether the file has the record.
    var isKept: Bool
    /// The line, which may be drawn later; `nil` for lines of a text.
    var line: TextLine?
  }

  /// The limit of the file, in bytes. chosen
  static let limit = 1 << 20
  /// The limit of its records, in bytes; the rest is for the sources. chosen
  private static let recordLimit = 3 << 18

  /// The family that is used for the preferred one; `nil` if the file was not usable.
  let family: String?

  private let file: KeptFile
  private let preferredFamily: String
  private let sources: TextSources?
  private let environment: (String) -> String?
  /// In nanoseconds since 1970.
  private let beginning: Int
  private var entries: [Entry]
  /// The place after the last match, because programs mostly request the same texts in order.
  private var next = 0
  private var isRecording = true
  private(set) var isFinished = false

  init(
    path: String, preferredFamily: String,
    environment: @escaping (String) -> String? = UserFolder.variable
  ) {
    file = KeptFile(path: path)
    self.preferredFamily = preferredFamily
    self.environment = environment
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    beginning = time.tv_sec * 1_000_000_000 + time.tv_nsec
    let content = file.read(limit: Self.limit).flatMap { TextCacheFile($0) }
    if let content, content.preferredFamily == preferredFamily,
      content.sources.isCurrent(environment: environment)
    {
      entries = content.records.map { Entry(record: $0, isUsed: false, isKept: true) }
      family = content.family
      sources = content.sources
    } else {
      entries = []
      family = nil
      sources = nil
    }
  }

  /// The recorded line, which is laid out if its glyphs are needed, or else a new one.
  func line(
    for text: Text, scale: Double, layOut: @escaping () -> TextLine?, make: () -> TextLine
  ) -> TextLine {
    if isFinished { return make() }
    if let index = index(where: { $0.isLine && $0.text == text && $0.scale == scale }),
      case .line(let metrics, let coverage) = entries[index].record.content
    {
      // Not the previous line, because its layout may be of another scale.
      let line = TextLine(metrics, coverage: coverage, layOut: layOut)
      if entries[index].line?.kept == nil { entries[index].line = line }
      return line
    }
    let line = make()
    if !isRecording { return line }
    let record = TextRecord(
      text: text, scale: scale, content: .line(line.metrics, coverage: nil))
    entries.append(Entry(record: record, isUsed: true, isKept: false, line: line))
    return line
  }

  /// The recorded lines of a text that is broken at its maximum width, or else new ones.
  func lines(of text: Text, scale: Double, make: () -> [String]) -> [String] {
    if isFinished { return make() }
    if let index = index(where: { !$0.isLine && $0.text == text && $0.scale == scale }),
      case .lines(let lines) = entries[index].record.content
    {
      return lines
    }
    let lines = make()
    if !isRecording { return lines }
    let record = TextRecord(text: text, scale: scale, content: .lines(lines))
    entries.append(Entry(record: record, isUsed: true, isKept: false))
    return lines
  }

  private func index(where isWanted: (TextRecord) -> Bool) -> Int? {
    guard
      let index = (next..<entries.count).first(where: { isWanted(entries[$0].record) })
        ?? (0..<next).first(where: { isWanted(entries[$0].record) })
    else { return nil }
    entries[index].isUsed = true
    next = index + 1
    return index
  }

  /// Writes the texts that the file lacks, and records no others; a file that cannot be written
  /// stays as it is.
  ///
  /// - Parameter family: The family that is used for the preferred one; `nil` if no font was
  ///   loaded, or the preferred family cannot be read.
  func save(family: String?) {
    isRecording = false
    for index in entries.indices {
      guard case .line(let metrics, nil) = entries[index].record.content,
        let coverage = entries[index].line?.kept?.coverage
      else { continue }
      entries[index].record.content = .line(metrics, coverage: coverage)
      entries[index].isKept = false
    }
    guard let family, entries.contains(where: { !$0.isKept }),
      let current = TextSources.current(
        since: sources, environment: environment, beginning: beginning)
    else { return }
    var room = Self.recordLimit
    // Texts of other pages are dropped first.
    let records = (entries.filter(\.isUsed) + entries.filter { !$0.isUsed }).map(\.record).filter {
      room -= $0.byteCount
      return room >= 0
    }
    let content = TextCacheFile(
      sources: current, preferredFamily: preferredFamily, family: family, records: records)
    file.write(content.encoded())
    for index in entries.indices { entries[index].isKept = true }
  }

  /// Uses and records nothing any more, and releases the records.
  func finish() {
    isFinished = true
    entries = []
  }
}

extension TextRecord {
  fileprivate var isLine: Bool { if case .line = content { true } else { false } }
}
