import type { JsonAnswer } from '#infra/outside/post-json.ts';
import type { GatewayReturn, ReturnQuery, Unknown } from './payment-gateway.ts';

/* Reads what gateways answer. Shapes change without notice, so nothing is taken for granted and nothing throws. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else, lists included. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A whole number, written as a number or as its digits. */
export function findWhole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

/** A name or number of the gateway as text; undefined when it is missing or empty. */
export function findText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 100) : undefined;
}

/** A field of the payer's return, in any case; undefined when it is missing or has several values. */
export function findReturned(query: ReturnQuery, name: string): string | undefined {
  const values = Object.entries(query).flatMap(([key, value]) => (key.toLowerCase() === name.toLowerCase() ? value : []));
  const [value = '', ...others] = new Set(values.map((text) => text.trim()));
  return value === '' || others.length > 0 ? undefined : value.slice(0, 100);
}

/** The return of Zarinpal, and of the gateway for tests, which imitates it. */
export function readNamedReturn(query: ReturnQuery): GatewayReturn | undefined {
  const authority = findReturned(query, 'Authority');
  if (authority === undefined) return undefined;
  const status = findReturned(query, 'Status')?.toUpperCase();
  if (status === 'NOK') return { authority, claim: 'cancelled' };
  return { authority, claim: status === 'OK' ? 'paid' : 'unclear' };
}

/** Why an answer says nothing about the payment: the gateway is down, too busy, or not itself. */
export function findOutage(answer: JsonAnswer): Unknown | undefined {
  if ('reason' in answer) return unknown(answer.reason);
  const { status, body } = answer;
  if (status >= 500 || status === 429 || (status >= 300 && status < 400)) return unknown(`HTTP ${status}`);
  return typeof body === 'object' && body !== null ? undefined : unknown(`HTTP ${status} without an object`);
}

export function unknown(reason: string): Unknown {
  return { state: 'unknown', reason };
}

/** Gateways count in rial. */
export function toRial(amountToman: number): number {
  return amountToman * 10;
}
