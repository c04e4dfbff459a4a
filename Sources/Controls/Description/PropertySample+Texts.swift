/// Sample texts of several lengths and scripts. chosen
extension PropertySample {
  static let titles = [
    PropertySample("None", .none), PropertySample("Short", "Wi-Fi"),
    PropertySample("Long", "Ask to Join Networks Nearby"), PropertySample("Arabic", "شبكة لاسلكية"),
    PropertySample("CJK", "無線網路"), PropertySample("Emoji", "📶 Wi-Fi"),
  ]
}
