import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '#config.ts';
import { describeError } from './safe-error.ts';

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
