import type { FastifyServerOptions } from 'fastify';
import { describeError } from './safe-error.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogTarget {
  write(line: string): void;
}

/** Logs contain codes, ids and durations, never what people wrote: an error is described, and requests and answers are left out. */
export function createLogOptions(level: LogLevel, stream: LogTarget | undefined): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      err: (error: unknown) => describeError(error),
      req: () => ({}),
      res: () => ({}),
      // The reader of uploads logs its options, and among them every header of the request, the access token included.
      busboyOptions: () => ({}),
    },
    ...(stream ? { stream } : {}),
  };
}
