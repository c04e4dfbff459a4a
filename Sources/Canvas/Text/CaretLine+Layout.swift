internal import CPango

extension CaretLine {
  /// The line of a layout, at a scale in pixels per point.
  ///
  /// Everything is read in one pass, as each question to the layout takes the time of one.
  init(_ layout: OpaquePointer, scale: Double) {
    guard let line = pango_layout_get_line_readonly(layout, 0),
      let text = pango_layout_get_text(layout)
    else {
      self.init()
      return
    }
    var count: Int32 = 0
    let attributes = UnsafeBufferPointer(
      start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    var characters = Characters(of: text, count: attributes.count - 1)
    characters.measure(line, of: text, isRightToLeft: isRightToLeft, scale: scale)
    let places = attributes.indices.filter { attributes[$0].is_cursor_position != 0 }
    guard places.first == 0, places.last == characters.count else {
      self.init()
      return
    }
    let stops = places.indices.map { index in
      let place = places[index]
      let start =
        index == 0
        ? 0 : attributes[place].backspace_deletes_character != 0 ? place - 1 : places[index - 1]
      return Stop(
        offset: characters.offsets[place],
        x: characters.caret(at: place, isRightToLeft: isRightToLeft),
        isWordStart: attributes[place].is_word_start != 0,
        isWordEnd: attributes[place].is_word_end != 0, deletionStart: characters.offsets[start])
    }
    let clusters = zip(places, places.dropFirst()).map { start, end in
      let parts = characters.boxes[start..<end]
      return Cluster(
        left: parts.map(\.left).min() ?? 0, right: parts.map(\.right).max() ?? 0,
        isRightToLeft: characters.boxes[start].isRightToLeft)
    }
    var indices = [Int?](repeating: nil, count: characters.count + 1)
    for (index, place) in places.enumerated() { indices[place] = index }
    self.init(
      stops: stops, clusters: clusters,
      visualOrder: characters.visualOrder.compactMap { indices[$0] },
      isRightToLeft: isRightToLeft, width: characters.width)
  }

  /// The characters of a line: code points, of which Pango tells the widths.
  private struct Characters {
    /// The offset of each character, and the length of the text.
    let offsets: [Int]
    private(set) var boxes: [Cluster]
    private(set) var width = 0.0
    /// The places between characters from left to right.
    private(set) var visualOrder: [Int]
    var count: Int { boxes.count }

    init(of text: UnsafePointer<CChar>, count: Int) {
      var offsets: [Int] = []
      var offset = 0
      while text[offset] != 0 {
        // The bytes of a character after its first one begin with the bits 10.
        if UInt8(bitPattern: text[offset]) & 0xC0 != 0x80 { offsets.append(offset) }
        offset += 1
      }
      self.offsets = Array(offsets.prefix(count)) + [offset]
      boxes = Array(repeating: Cluster(left: 0, right: 0), count: self.offsets.count - 1)
      visualOrder = Array(0..<self.offsets.count)
    }

    /// The strong caret: where text in the direction of the line is inserted.
    func caret(at place: Int, isRightToLeft: Bool) -> Double {
      if place > 0, boxes[place - 1].isRightToLeft == isRightToLeft {
        return isRightToLeft ? boxes[place - 1].left : boxes[place - 1].right
      }
      if place == count { return isRightToLeft ? 0 : width }
      if place == 0 { return isRightToLeft ? width : 0 }
      return boxes[place].isRightToLeft ? boxes[place].right : boxes[place].left
    }

    /// Fills in the boxes and the visual order, in which Pango moves a strong caret.
    mutating func measure(
      _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: UnsafePointer<CChar>,
      isRightToLeft: Bool, scale: Double
    ) {
      var (position, wasRightToLeft) = (0, isRightToLeft)
      var list = line.pointee.runs
      while let link = list {
        list = link.pointee.next
        guard let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
          let item = run.pointee.item?.pointee
        else { continue }
        let first = index(of: Int(item.offset))
        let number = min(Int(item.num_chars), count - first)
        let isReversed = !item.analysis.level.isMultiple(of: 2)
        var widths = [Int32](repeating: 0, count: Int(item.num_chars))
        pango_glyph_item_get_logical_widths(run, text, &widths)
        for step in 0..<number {
          let index = isReversed ? first + number - 1 - step : first + step
          let right = width + Double(max(0, widths[index - first])) / Double(PANGO_SCALE) / scale
          boxes[index] = Cluster(left: width, right: right, isRightToLeft: isReversed)
          width = right
        }
        // A place between two runs belongs to the one in the direction of the line.
        for step in 0...number {
          let isEnd = step == 0 || step == number
          let isOwn =
            isReversed == isRightToLeft || !isEnd || step == 0 && wasRightToLeft == isReversed
          if isOwn {
            visualOrder[position + step] = isReversed ? first + number - step : first + step
          }
        }
        position += number
        wasRightToLeft = isReversed
      }
      // The places at the ends are those of the line.
      visualOrder[0] = isRightToLeft ? count : 0
      visualOrder[count] = isRightToLeft ? 0 : count
    }

    private func index(of offset: Int) -> Int {
      offsets.prefix(count).firstSortedIndex { $0 >= offset }
    }
  }
}
