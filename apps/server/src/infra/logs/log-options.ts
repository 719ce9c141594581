import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '#config.ts';
import { describeError } from './safe-error.ts';

export interface LogTarget {
  write(line: string): void;
}

/** Logs hold codes, ids and durations, never what people wrote: an error is described, and of requests and answers nothing is kept unasked. */
export function createLogOptions(level: LogLevel, stream: LogTarget | undefined): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: { err: (error: unknown) => describeError(error), req: () => ({}), res: () => ({}) },
    ...(stream ? { stream } : {}),
  };
}
