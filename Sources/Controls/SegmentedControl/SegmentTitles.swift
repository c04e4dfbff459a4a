import Canvas

/// The titles of segments: a list, or a number of segments without titles.
struct SegmentTitles: Hashable, PropertyRepresentable {
  static let maximumCount = 32

  static var propertyKind: PropertyKind { .textsOrCount(1...maximumCount) }

  /// Sample titles for tools. chosen
  static let samples: [(name: String, titles: [String])] = [
    ("Short", ["List", "Grid", "Map", "Tree", "Table"]),
    ("Long", ["Everything", "Recently Used", "Shared", "Favorites", "Archive"]),
    ("Arabic", ["قائمة", "شبكة", "خريطة", "شجرة", "جدول"]),
    ("CJK", ["列表", "網格", "地圖", "樹狀", "表格"]),
    ("Emoji", ["📋", "🔳", "🗺️", "🌳", "📊"]),
  ]

  let titles: [String]

  init(_ titles: [String]) { self.titles = titles }

  init?(propertyValue: PropertyValue) {
    let counts = 1...Self.maximumCount
    if let count = propertyValue.wholeNumber, counts.contains(count) {
      titles = [String](repeating: "", count: count)
    } else if let titles = [String](propertyValue: propertyValue), counts.contains(titles.count) {
      self.titles = titles
    } else {
      return nil
    }
  }

  var propertyValue: PropertyValue { titles.propertyValue }
}
