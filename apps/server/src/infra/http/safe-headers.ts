import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** The headers that Helmet sets on an answer. They are the same for every answer, and computed once. */
export function listSafeHeaders(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  let failure: unknown;
  helmet(options)(request, answer, (error) => {
    failure = error;
  });
  if (failure !== undefined) throw failure;
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
