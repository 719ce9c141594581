import { describeError } from '#infra/logs/safe-error.ts';

export interface Stopping {
  /** Lets what is under way end, and answers whether all of it has. */
  readonly closeApp: () => Promise<boolean>;
  /** Gives back connections and files. What was left may hold some: then it is for the end of the process to do. */
  readonly closeStore: () => Promise<void>;
  /** How long jobs under way have to end. */
  readonly jobSeconds: number;
}

/** The HTTP server cuts connections that are still open after it. */
const CUT_SECONDS = 10;
/** For all that follows the longer of both: closing the store, writing the log. */
const REST_SECONDS = 5;

/** Ends the process on SIGINT and SIGTERM, in good order where that is possible, and in any case. */
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
