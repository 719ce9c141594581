import { describeError } from '#infra/logs/safe-error.ts';

export interface Stopping {
  /** Waits for what is under way; returns whether all of it has ended. */
  readonly closeApp: () => Promise<boolean>;
  /** Closes connections and files. Work that was left may still use them: then the end of the process closes them. */
  readonly closeStore: () => Promise<void>;
  /** How long jobs under way may still run. */
  readonly jobSeconds: number;
}

/** After this time the HTTP server cuts connections that are still open. */
const CUT_SECONDS = 10;
/** For everything after the longer of both: closing the store, writing the log. */
const REST_SECONDS = 5;

/** Ends the process on SIGINT and SIGTERM, in good order if possible, and in any case. */
export function stopOnSignals({ closeApp, closeStore, jobSeconds }: Stopping): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      const lastSeconds = Math.max(CUT_SECONDS, jobSeconds) + REST_SECONDS;
      setTimeout(() => giveUp(`not closed ${lastSeconds} seconds after ${signal}`), lastSeconds * 1000);
      closeApp()
        .then((hasEnded) => (hasEnded ? closeStore() : undefined))
        .then(
          () => process.exit(0),
          (error: unknown) => giveUp(describeError(error)),
        );
    });
}

function giveUp(reason: unknown): never {
  process.stderr.write(`${JSON.stringify({ level: 60, msg: 'ended without closing', err: reason })}\n`);
  process.exit(1);
}
