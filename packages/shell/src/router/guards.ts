/** An error that the error page shows with its status. */
export class HttpError extends Error {
  readonly status: number;
  /** Names an error that has words of its own. */
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
  }
}

/** Lets a route open, or throws a redirect. */
export type Guard<C> = (context: C) => void | Promise<void>;

/** Runs the guards of these names one after another, until one throws. */
export async function runGuards<N extends string, C>(
  guards: Readonly<Record<N, Guard<C>>>,
  names: readonly N[],
  context: C,
): Promise<void> {
  for (const name of names) await guards[name](context);
}
