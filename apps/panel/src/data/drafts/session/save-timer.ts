const RETRY_FROM_MS = 2_000;
const RETRY_TO_MS = 30_000;

/** Schedules automatic saves: one at a time, later after each failure, none after stop. */
export function createSaveTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_FROM_MS;
  let isStopped = false;
  const clear = () => clearTimeout(timer);
  const schedule = (delayMs: number) => {
    clear();
    if (!isStopped) timer = setTimeout(run, delayMs);
  };
  return {
    clear,
    schedule,
    retryLater() {
      schedule(retryMs);
      retryMs = Math.min(RETRY_TO_MS, retryMs * 2);
    },
    /** The server answers again. */
    calm() {
      retryMs = RETRY_FROM_MS;
    },
    stop() {
      isStopped = true;
      clear();
    },
    isStopped: () => isStopped,
  };
}
