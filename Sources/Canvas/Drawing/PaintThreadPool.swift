import Glibc

/// A pool of threads that paint beside the calling thread.
///
/// Threads are created when first needed, and sleep while there is no work.
public final class PaintThreadPool {
  /// The maximum number of additional threads; beyond, memory is the bottleneck. chosen
  private static let maximumCount = 7

  /// The number of threads that paint at once, including the caller.
  public let threadCount: Int

  private let queue: WorkQueue
  private var threads: [BackgroundThread] = []
  private(set) var hasStarted = false

  /// Creates a pool of 1...8 threads, including the caller; `nil` for one per processor.
  ///
  /// Values outside are clamped.
  public init(threadCount: Int? = nil) {
    let wanted = threadCount ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
    self.threadCount = min(max(1, wanted), 1 + Self.maximumCount)
    queue = WorkQueue()
  }

  deinit {
    queue.end()
    for thread in threads { thread.join() }
  }

  /// Runs work on all threads at once, and returns when all are done.
  func perform(_ work: any PooledWork) {
    if threadCount > 1 { start() }
    if threads.isEmpty { return work.work(as: 0) }
    queue.post(work, for: threads.count)
    work.work(as: 0)
    queue.waitUntilDone()
  }

  /// Begins work on all threads but the calling one, and returns at once.
  ///
  /// Does nothing without other threads. The next work waits until this one is done.
  func begin(_ work: any PooledWork) {
    if threadCount > 1 { start() }
    if !threads.isEmpty { queue.post(work, for: threads.count) }
  }

  private func start() {
    if hasStarted { return }
    hasStarted = true
    for _ in 1..<threadCount {
      guard let thread = BackgroundThread({ [queue] in queue.serve() }) else { return }
      threads.append(thread)
    }
  }
}

protocol PooledWork: AnyObject {
  /// Does a share of the work, until nothing is left; the calling thread has index 0.
  func work(as index: Int)
}

/// The work that threads wait for, protected by a lock.
private final class WorkQueue: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let posted = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let done = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var work: (any PooledWork)?
  private var round = 0
  private var memberCount = 0
  private var busyCount = 0
  private var hasEnded = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(posted, nil)
    pthread_cond_init(done, nil)
  }

  deinit {
    pthread_cond_destroy(done)
    pthread_cond_destroy(posted)
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    posted.deallocate()
    done.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Posts work for a number of threads, after the previous work is done.
  func post(_ work: any PooledWork, for count: Int) {
    waitUntilDone()
    locked {
      self.work = work
      busyCount = count
      round += 1
      pthread_cond_broadcast(posted)
    }
  }

  func waitUntilDone() {
    locked {
      while busyCount > 0 { pthread_cond_wait(done, mutex) }
      work = nil
    }
  }

  /// Works on one of the pool's threads until the pool ends.
  func serve() {
    var round = 0
    let index = locked {
      memberCount += 1
      return memberCount
    }
    while let work = nextWork(after: &round) {
      work.work(as: index)
      finish()
    }
  }

  /// Waits for new work; `nil` if the pool has ended.
  private func nextWork(after round: inout Int) -> (any PooledWork)? {
    locked {
      while !hasEnded && (self.round == round || work == nil) { pthread_cond_wait(posted, mutex) }
      round = self.round
      return hasEnded ? nil : work
    }
  }

  private func finish() {
    locked {
      busyCount -= 1
      if busyCount == 0 { pthread_cond_signal(done) }
    }
  }

  func end() {
    locked {
      hasEnded = true
      pthread_cond_broadcast(posted)
    }
  }
}
