// Qt Quick: loads a QML page from the folder of this program.
//
//   qt trio|stress|version
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QUrl>

#include <cstdio>

int main(int count, char **arguments) {
  QString page = count > 1 ? arguments[1] : "trio";
  if (page == "version") {
    std::printf("Qt %s\n", qVersion());
    return 0;
  }
  QGuiApplication application(count, arguments);
  QQmlApplicationEngine engine;
  QString folder = QCoreApplication::applicationDirPath();
  engine.load(QUrl::fromLocalFile(folder + "/qt-" + page + ".qml"));
  return engine.rootObjects().isEmpty() ? 1 : application.exec();
}
