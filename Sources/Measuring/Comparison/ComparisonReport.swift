import Canvas
import Support

/// A page of HTML that shows comparisons without other files.
package struct ComparisonReport {
  private let title: String
  /// Those of comparisons that fail come first.
  private var sections: (failed: [String], passed: [String]) = ([], [])

  /// The counts of files, above the comparisons; `nil` for a single comparison.
  package var counts: String?

  package init(title: String) { self.title = title }

  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    \(counts.map { "<p>\(Self.escaped($0)).</p>\n" } ?? "")\
    \((sections.failed + sections.passed).joined(separator: "\n"))
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  package mutating func add(_ comparison: PictureComparison, named name: String) throws {
    let (reference, picture) = (comparison.reference, comparison.picture)
    let (width, height) = (reference.width, reference.height)
    // Small pictures are magnified by a whole number.
    let shown = width * max(1, Self.usualWidth / width)
    func image(_ png: [UInt8], _ name: String, _ attributes: String = "") -> String {
      "<img\(attributes) src=\"data:image/png;base64,\(png.base64)\" alt=\"\(name)\" "
        + "width=\"\(width)\" height=\"\(height)\">"
    }
    let referenceImage = image(reference.png, "Reference")
    let pictureImage = image(picture.png, "Picture")
    add(
      isFailed: comparison.excess != nil,
      """
      <section style="--width: \(shown)px; --page: \(comparison.backdrop > 0 ? "white" : "black")">
      \(Self.heading(name, result: comparison.excess))
      <div class="pictures">
      <figure class="divider">
      <div>\(referenceImage)\(image(picture.png, "Picture", " class=\"upper\""))
      <i></i><input type="range" min="0" max="100" step="0.1" value="50" \
      aria-label="Divider between reference and picture"></div>
      <figcaption>Reference on the left, picture on the right; drag the divider</figcaption>
      </figure>
      <figure>\(image(try comparison.paintedDifference(), "Difference"))
      <figcaption>Difference</figcaption></figure>
      <figure>\(referenceImage)<figcaption>Reference: \(Self.escaped(reference.name))</figcaption>
      </figure>
      <figure>\(pictureImage)<figcaption>Picture: \(Self.escaped(picture.name))</figcaption>
      </figure>
      </div>
      \(Self.table(comparison.members))
      </section>
      """)
  }

  package mutating func add(_ problem: String, named name: String) {
    add(isFailed: true, "<section>\n\(Self.heading(name, result: problem))\n</section>")
  }

  private mutating func add(isFailed: Bool, _ section: String) {
    if isFailed { sections.failed.append(section) } else { sections.passed.append(section) }
  }

  /// In CSS pixels. chosen
  private static let usualWidth = 480

  private static func heading(_ name: String, result: String?) -> String {
    "<h2>\(escaped(name))</h2>\n"
      + (result.map { "<p class=\"failed\">\(escaped($0.sentenceCased)).</p>" } ?? "")
  }

  private static func table(_ members: [JSON.Member]) -> String {
    var rows: [String] = []
    for member in members where member.key != "regions" {
      rows.append("<tr><th>\(member.key)</th><td>\(escaped(member.value.text))</td></tr>")
    }
    guard case .array(let regions)? = members.last?.value, !regions.isEmpty else {
      return "<table>\(rows.joined())</table>"
    }
    let lines = regions.compactMap { region -> String? in
      guard case .object(let members) = region else { return nil }
      return "<tr>" + members.map { "<td>\(escaped($0.value.text))</td>" }.joined() + "</tr>"
    }
    return "<table>\(rows.joined())</table>\n<table><tr><th>region (x, y, width, height)</th>"
      + "<th>different</th><th>mean</th><th>max</th></tr>\(lines.joined())</table>"
  }

  private static func escaped(_ text: String) -> String {
    text.onOneLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #d1d1d6; --failed: #c00; }
    @media (prefers-color-scheme: dark) { :root { --line: #48484a; --failed: #ff7a70; } }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 24px auto; max-width: 1080px;
      padding: 0 20px; background: Canvas; color: CanvasText; }
    h1 { font-size: 24px; }
    h2 { font-size: 18px; margin: 0 0 8px; overflow-wrap: anywhere; }
    section { border-top: 1px solid var(--line); padding: 20px 0; }
    .failed { color: var(--failed); margin: 0 0 12px; }
    .pictures { display: flex; flex-wrap: wrap; gap: 20px; }
    figure { margin: 0; width: var(--width); max-width: 100%; }
    figcaption { font-size: 13px; opacity: 0.75; overflow-wrap: anywhere; }
    img { width: 100%; height: auto; display: block; image-rendering: pixelated;
      background: var(--page);
      outline: 1px solid var(--line); }
    .divider > div { position: relative; --split: 50%; }
    .divider .upper { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--split)); }
    .divider i { position: absolute; inset: 0 auto 0 var(--split); width: 2px; margin-left: -1px;
      background: #007aff; }
    .divider input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0;
      opacity: 0; cursor: ew-resize; }
    .divider div:has(:focus-visible) { outline: 3px solid #007aff; }
    table { border-collapse: collapse; margin-top: 16px; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: 3px 20px 3px 0; font-weight: normal;
      border-bottom: 1px solid var(--line); }
    th { opacity: 0.75; }
    """

  private static let script = """
    for (const input of document.querySelectorAll(".divider input")) {
      input.addEventListener("input", () =>
        input.parentElement.style.setProperty("--split", input.value + "%"));
    }
    """
}
