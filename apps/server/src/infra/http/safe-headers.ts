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

/** What also holds for an answer that no browser shows as a page: a phone's line waits for each of the others. */
const FOR_DATA = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
];

/** The headers of data and scripts, out of those of a page. Their policy lets an answer that is opened by itself load nothing. */
export function listDataHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = FOR_DATA.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { ...Object.fromEntries(kept), 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
}
