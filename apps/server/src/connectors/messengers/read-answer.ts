import type { BodyAnswer } from '#infra/outside/post-json.ts';
import type { DeliveryOutcome } from './messenger.ts';

const BUSY_SECONDS = 30;
/** After a failure of the service itself. */
const DOWN_SECONDS = 60;

/** Fields of an answer of a service; empty for what is no object. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export const sent: DeliveryOutcome = { state: 'sent' };
export const gone = (reason: string): DeliveryOutcome => ({ state: 'gone', reason });
export const refused = (reason: string): DeliveryOutcome => ({ state: 'refused', reason });
export const unclear = (reason: string): DeliveryOutcome => ({ state: 'unclear', reason });

/** The failure of the whole channel: the other messages wait too. */
export const waitFor = (seconds: number | undefined, reason: string): DeliveryOutcome => ({
  state: 'retry',
  after_seconds: seconds ?? DOWN_SECONDS,
  reason,
  scope: 'channel',
});

/**
 * The failures that all services share. Undefined: the service itself answered, and its codes decide. A firewall's page instead of JSON tells nothing
 * about the person, with any status.
 */
export function findCommonOutcome(answer: BodyAnswer): DeliveryOutcome | undefined {
  if ('reason' in answer) return answer.wasSent ? unclear(answer.reason) : waitFor(DOWN_SECONDS, answer.reason);
  const { status, body, retry_after_seconds } = answer;
  if (status === 429) return waitFor(retry_after_seconds ?? findRetryAfter(body) ?? BUSY_SECONDS, 'HTTP 429');
  // A proxy gave up while the service may have acted.
  if (status === 502 || status === 504) return unclear(`HTTP ${status}`);
  if (status >= 500) return waitFor(retry_after_seconds, `HTTP ${status}`);
  if (typeof body !== 'object' || body === null) return waitFor(DOWN_SECONDS, `HTTP ${status} without an object`);
  return undefined;
}

function findRetryAfter(body: unknown): number | undefined {
  const value = fieldsOf(fieldsOf(body)['parameters'])['retry_after'];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : undefined;
}
