import ArgumentParser
import Canvas
import Workbench

extension PictureCommand {
  @MainActor
  func bytes(
    as format: PictureFormat, on canvas: Size? = nil,
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> [UInt8] {
    let shown = try shown(on: canvas)
    let (scene, text) = (shown.scene, TextEngine())
    if format == .png, let excess = PictureSize.excess(of: shown.size, scale: settings.scale) {
      throw ValidationError(excess + "; reduce --size, --width, --margin or --scale.")
    }
    scene.show(size: shown.size, scale: settings.scale, at: SnapshotScene.settledTime, text: text)
    if picture.overlays != nil {
      let later = SnapshotScene.settledTime.advanced(by: 1)
      _ = scene.update(for: FrameTime(target: later))
    }
    var filters: [TextFilter] = []
    defer {
      if !picture.noLabels && !text.hasFonts && filters.contains(where: \.hasText) {
        StandardStreams.say("\(Program.name): \(FontNotice.noFonts)\n")
      }
    }
    func decorated(_ painter: any Painter) -> any Painter {
      let filter = TextFilter(painter, passesText: !picture.noLabels)
      filters.append(filter)
      return decorate(filter)
    }
    func shapes() throws -> VectorPicture {
      let meaning = shown.control.flatMap { scene.semantics(of: $0) }
      return try scene.vectorPicture(
        title: meaning?.spokenText ?? "Playground", text: text, through: decorated)
    }
    switch format {
    case .png:
      let format = picture.transparent ? Bitmap.Format.transparent : .opaque
      return try scene.picture(format: format, text: text, through: decorated).png()
    case .svg: return try shapes().svg(text: text)
    case .pdf: return try shapes().pdf(text: text)
    }
  }
}
