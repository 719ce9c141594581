import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@jarchi/domain/calendar/durations.ts';
import { judgeClick } from '@jarchi/domain/clicks/judge-click.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { addressParty, runForParty } from '#infra/shares/party.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { hashCode } from './clicks.links.ts';
import { clicksFa as fa } from './clicks.fa.ts';
import { findDoor, findLink } from './clicks.repository.ts';
import type { ClickLog } from './log/click-log.ts';
import { createRecentVisitors, shortenDigest } from './recent-visitors.ts';

export interface RedirectDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly log: Pick<ClickLog, 'append'>;
  readonly onFailure: (error: unknown) => void;
}

/** A GET or HEAD of a code, from the visitor's address. */
export interface Visit {
  /** Undefined where the address holds none. */
  readonly code: string | undefined;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
}

interface KnownCode {
  readonly target: string;
  /** Read again in the background from then on; until the answer comes, the old target is used. */
  readonly freshUntil: number;
}

const CODES_MAX = 50_000;
const FRESH_MS = MINUTE_MS;
/** A code that does not exist is not looked for again at once. */
const UNKNOWN_MAX = 10_000;
const UNKNOWN_MS = 10 * SECOND_MS;
const AGENT_MAX = 512;
const createKey = (): string => randomBytes(32).toString('base64');

/** Answers `/r/{code}`: the target is a stored one, and a known code waits for no database. */
export function createRedirects({ tenancy, clocks, log, onFailure }: RedirectDeps) {
  const codes = new LRUCache<string, KnownCode>({ max: CODES_MAX });
  const unknown = new LRUCache<string, true>({ max: UNKNOWN_MAX, ttl: UNKNOWN_MS });
  const asked = new Map<string, Promise<KnownCode | undefined>>();
  const visitors = createRecentVisitors();
  let key = { text: createKey(), day: 0 };

  /** Who somebody is, for thirty seconds: the key lives in memory only and is replaced each day, so that no hash can be traced back. */
  function hashVisitor(code: string, address: string, agent: string, now: number): number {
    const day = Math.floor(now / DAY_MS);
    if (key.day !== day) key = { text: createKey(), day };
    return shortenDigest(hash('sha256', `${key.text}\n${code}\n${address}\n${agent}`, 'binary'));
  }

  function note(code: string, request: IncomingMessage, address: string): void {
    const { headers, method = '' } = request;
    const agent = (headers['user-agent'] ?? '').slice(0, AGENT_MAX);
    const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].flat().join(';');
    const click = { method, agent, purpose, isRepeat: false };
    const verdict = judgeClick(click);
    const now = clocks.wall.now();
    const isRepeat = verdict === 'counted' && visitors.isRepeat(hashVisitor(code, address, agent, now), now);
    log.append({ code, at: Math.floor(clocks.world.now()), verdict: isRepeat ? judgeClick({ ...click, isRepeat }) : verdict });
  }

  async function readTarget(code: string): Promise<KnownCode | undefined> {
    const door = await tenancy.withSystem((tx) => findDoor(tx, hashCode(code)));
    const link = door && (await tenancy.withAccount(door.account_id, (tx) => findLink(tx, door.account_id, door.placement_id)));
    if (!link) {
      codes.delete(code);
      unknown.set(code, true);
      return undefined;
    }
    const known = { target: link.target, freshUntil: clocks.wall.now() + FRESH_MS };
    codes.set(code, known);
    return known;
  }

  /** Reads a code once for all concurrent visitors. */
  function readOnce(code: string, address: string): Promise<KnownCode | undefined> {
    const reading =
      asked.get(code) ??
      runForParty({ name: addressParty(address), kind: 'request' }, () => readTarget(code)).finally(() => asked.delete(code));
    asked.set(code, reading);
    return reading;
  }

  function redirect({ request, response, address }: Visit, code: string, { target }: KnownCode): void {
    note(code, request, address);
    response.writeHead(302, { location: target, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-length': 0 }).end();
  }

  function sayPlainly(response: ServerResponse, status: number, text: string): void {
    const body = `<!doctype html><html lang="fa" dir="rtl" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      .end(body);
  }

  return {
    /** Answers a GET or HEAD of a code. */
    answer(visit: Visit): void {
      const { code, response, address } = visit;
      if (code === undefined) return sayPlainly(response, 404, fa.notFound);
      const known = codes.get(code);
      if (known) {
        redirect(visit, code, known);
        if (known.freshUntil <= clocks.wall.now() && !asked.has(code)) readOnce(code, address).catch(onFailure);
        return;
      }
      if (unknown.has(code)) return sayPlainly(response, 404, fa.notFound);
      readOnce(code, address).then(
        (found) => (found ? redirect(visit, code, found) : sayPlainly(response, 404, fa.notFound)),
        (error: unknown) => {
          onFailure(error);
          sayPlainly(response, 503, fa.unavailable);
        },
      );
    },
  };
}
