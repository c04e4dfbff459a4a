extension RandomAccessCollection where Index == Int {
  /// The index of the first element that fulfills a condition; `endIndex` if none does.
  ///
  /// All elements after it have to fulfill the condition too: half of them are skipped at a time.
  package func firstSortedIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
