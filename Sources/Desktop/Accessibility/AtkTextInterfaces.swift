#if Desktop
internal import CDesktop
import Glibc

// The functions of ATK's interfaces of text. Offsets count code points.

func installAtkText(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: AtkTextIface.self) else { return }
  methods.pointee.get_text = { text, start, end in
    let found = ask(text, or: nil) { node in
      node.text.map { $0.string($0.range(Int(start), Int(end))) }
    }
    return g_strdup(found ?? "")
  }
  methods.pointee.get_character_count = { gint(ask($0, or: 0) { $0.text?.count ?? 0 }) }
  methods.pointee.get_character_at_offset = { text, offset in
    ask(text, or: 0) { $0.text?[Int(offset)]?.value ?? 0 }
  }
  methods.pointee.get_string_at_offset = { text, offset, granularity, start, end in
    let unit: AccessibleText.Unit =
      switch granularity {
      case ATK_TEXT_GRANULARITY_CHAR: .character
      case ATK_TEXT_GRANULARITY_WORD: .word
      default: .all
      }
    return answer(text, at: offset, unit, start, end)
  }
  // Screen readers still ask with boundaries.
  methods.pointee.get_text_at_offset = { text, offset, boundary, start, end in
    answer(text, at: offset, unit(of: boundary), start, end)
  }
  methods.pointee.get_text_before_offset = { text, offset, boundary, start, end in
    let unit = unit(of: boundary)
    let before = ask(text, or: -1) { node in
      (node.text?.range(at: Int(offset), unit).lowerBound ?? 0) - 1
    }
    return answer(text, at: gint(before), unit, start, end)
  }
  methods.pointee.get_text_after_offset = { text, offset, boundary, start, end in
    let unit = unit(of: boundary)
    let after = ask(text, or: 0) { $0.text?.range(at: Int(offset), unit).upperBound ?? 0 }
    return answer(text, at: gint(after), unit, start, end)
  }
  methods.pointee.get_caret_offset = { gint(ask($0, or: 0) { $0.text?.caret ?? 0 }) }
  methods.pointee.set_caret_offset = { text, offset in
    ask(text, or: 0) { node in
      guard let range = node.text?.caret(at: Int(offset)) else { return 0 }
      return node.select(range) ? 1 : 0
    }
  }
  installSelectionOfText(methods)
  // All of the text has the same attributes; readers divide a text by their ranges.
  methods.pointee.get_run_attributes = { text, offset, start, end in
    let count = ask(text, or: 0) { $0.text?.count ?? 0 }
    start?.pointee = 0
    end?.pointee = gint(count)
    return nil
  }
  methods.pointee.get_character_extents = { text, offset, x, y, width, height, system in
    let extents = ask(text, or: AtkRectangle()) {
      $0.extents(ofCharacter: Int(offset), in: system)
    }
    x?.pointee = extents.x
    y?.pointee = extents.y
    width?.pointee = extents.width
    height?.pointee = extents.height
  }
  methods.pointee.get_offset_at_point = { text, x, y, system in
    gint(ask(text, or: -1) { $0.character(atX: x, y: y, in: system) ?? -1 })
  }
}

/// There is one selection, or none.
private func installSelectionOfText(_ methods: UnsafeMutablePointer<AtkTextIface>) {
  methods.pointee.get_n_selections = {
    ask($0, or: 0) { $0.text?.selected.isEmpty == false ? 1 : 0 }
  }
  methods.pointee.get_selection = { text, index, start, end in
    let found = ask(text, or: nil) { node -> (range: Range<Int>, string: String)? in
      guard index == 0, let text = node.text, !text.selected.isEmpty else { return nil }
      return (text.selected, text.string(text.selected))
    }
    start?.pointee = gint(found?.range.lowerBound ?? 0)
    end?.pointee = gint(found?.range.upperBound ?? 0)
    return found.map { g_strdup($0.string) } ?? nil
  }
  methods.pointee.add_selection = { text, start, end in
    ask(text, or: 0) { node in
      guard let text = node.text, text.selected.isEmpty else { return 0 }
      return node.select(text.range(Int(start), Int(end))) ? 1 : 0
    }
  }
  methods.pointee.set_selection = { text, index, start, end in
    ask(text, or: 0) { node in
      guard index == 0, let text = node.text else { return 0 }
      return node.select(text.range(Int(start), Int(end))) ? 1 : 0
    }
  }
  methods.pointee.remove_selection = { text, index in
    ask(text, or: 0) { node in
      guard index == 0, let text = node.text, !text.selected.isEmpty else { return 0 }
      return node.select(text.caret..<text.caret) ? 1 : 0
    }
  }
}

func installAtkEditableText(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: AtkEditableTextIface.self) else { return }
  methods.pointee.set_text_contents = { text, string in
    guard let string else { return }
    let new = String(cString: string)
    _ = ask(text, or: false) { $0.perform(.setText(new)) }
  }
  methods.pointee.insert_text = { text, string, length, position in
    guard let string, let position else { return }
    // In bytes; a negative length is that of the whole string.
    let bytes = UnsafeRawBufferPointer(start: string, count: strlen(string))
    let new = String(decoding: length < 0 ? bytes[...] : bytes.prefix(Int(length)), as: UTF8.self)
    let place = Int(position.pointee)
    let end = ask(text, or: place) { node in
      guard let range = node.text?.caret(at: place), node.replace(range, with: new) else {
        return place
      }
      return range.lowerBound + new.unicodeScalars.count
    }
    position.pointee = gint(end)
  }
  methods.pointee.delete_text = { text, start, end in
    _ = ask(text, or: false) { node in
      guard let range = node.text?.range(Int(start), Int(end)) else { return false }
      return node.replace(range, with: "")
    }
  }
  methods.pointee.copy_text = { text, start, end in
    _ = ask(text, or: false) { node in
      node.text.map { node.copy($0.range(Int(start), Int(end))) } ?? false
    }
  }
  methods.pointee.cut_text = { text, start, end in
    _ = ask(text, or: false) { node in
      node.text.map { node.cut($0.range(Int(start), Int(end))) } ?? false
    }
  }
  methods.pointee.paste_text = { text, offset in
    ask(text, or: ()) { $0.paste(at: Int(offset)) }
  }
}

private func unit(of boundary: AtkTextBoundary) -> AccessibleText.Unit {
  switch boundary {
  case ATK_TEXT_BOUNDARY_CHAR: .character
  case ATK_TEXT_BOUNDARY_WORD_START, ATK_TEXT_BOUNDARY_WORD_END: .word
  default: .all
  }
}

/// Returns the unit of the text at a character with its range; empty beyond the ends.
private func answer(
  _ text: OpaquePointer?, at offset: gint, _ unit: AccessibleText.Unit,
  _ start: UnsafeMutablePointer<gint>?, _ end: UnsafeMutablePointer<gint>?
) -> UnsafeMutablePointer<gchar>? {
  let found = ask(text, or: nil) { node -> (range: Range<Int>, string: String)? in
    guard offset >= 0, let text = node.text else { return nil }
    let range = text.range(at: Int(offset), unit)
    return (range, text.string(range))
  }
  start?.pointee = gint(found?.range.lowerBound ?? 0)
  end?.pointee = gint(found?.range.upperBound ?? 0)
  return g_strdup(found?.string ?? "")
}
#endif
