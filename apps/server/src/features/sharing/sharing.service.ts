import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { isShareEnd, SHARE_DAYS, SHARE_DAYS_MAX, SHARE_KEPT_DAYS, SHARE_LINKS_MAX, shareEnd } from '@jarchi/domain/sharing/share-links.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { hashToken } from '#infra/crypto/credentials.ts';
import { createSeal } from '#infra/crypto/seal.ts';
import type { AccountCaller, LinkCaller } from '#infra/http/caller.ts';
import type { LinkKey } from '#infra/http/callers.ts';
import { enterAccount, type Tenancy } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';
import { findContentPage, findReportPage } from './sharing.pages.repository.ts';
import {
  countOpening,
  countSharesOf,
  countValidShares,
  endSharesOf,
  findShare,
  findShareDoorway,
  findMaker,
  findVisit,
  getMadeShare,
  hasSubject,
  insertShare,
  isVisitOpen,
  listShares,
  lockShare,
  removeOldShares,
  replaceDoorway,
  updateShare,
  type MadeShare,
  type ShareRecord,
  type ShareSubject,
} from './sharing.repository.ts';

export type ReportShare = CallAnswer<'sharing', 'createReportShare'>;
type Wishes = ParsedInput<'sharing', 'createReportShare'>['body'];
type ReportPage = CallAnswer<'sharing', 'openSharedReport'>;
type ContentPage = CallAnswer<'sharing', 'openSharedContent'>;

export interface SharingDeps {
  readonly tenancy: Tenancy;
  /** Links live by the wall clock; a page shows the world's time. */
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  /** Seals the tokens that owners may read again. */
  readonly secret: string;
  readonly tries: Pick<TryLimiters, 'limitWindow'>;
}

export type SharingService = ReturnType<typeof createSharingService>;

/** Requests with a token that one address may send in a minute; a page sends about five. */
const LINK_REQUESTS = 240;

/** The maker of a link, as the account sees them; staff are shown as staff, without a name. */
function makerOf({ made_by, made_by_staff }: ShareRecord, maker: MadeShare['maker'], isMember: boolean): ReportShare['maker'] {
  if (made_by_staff !== null) return { kind: 'staff', name: '' };
  if (made_by === null) return { kind: 'unknown', name: '' };
  const name = maker ? `${maker.first_name} ${maker.last_name}`.trim() : '';
  return { kind: isMember ? 'member' : 'former', name };
}

/** The team's acts on links of members; they run in the team's own transaction. */
export const memberShares = { countSharesOf, endSharesOf };

/** Links that show a report or a content to people without an account. */
export function createSharingService({ tenancy, clocks: { wall, world }, secret, tries }: SharingDeps) {
  const seal = createSeal(secret, 'share-links');
  const requests = tries.limitWindow({ kind: 'link', limit: LINK_REQUESTS, windowMs: MINUTE_MS });
  const about = (accountId: number, keyHash: string) => `${accountId}:${keyHash}`;
  const oldest = (now: number) => new Date(now - SHARE_KEPT_DAYS * DAY_MS);

  function answer({ share: row, maker, isMember, visit }: MadeShare): ReportShare {
    const { id, name, is_cost_hidden, openings } = row;
    // A visit that is no longer known has long been over.
    const visitEnd = row.made_in_session === null ? null : visit ? visit.revoked_at : row.created;
    const revoked_at = row.revoked_at ?? visitEnd;
    const token = revoked_at === null ? seal.open(row.sealed_token, about(row.account_id, row.key_hash)) : undefined;
    return {
      id,
      name,
      maker: makerOf(row, maker, isMember),
      token: token ?? null,
      is_cost_hidden,
      openings,
      created: row.created.toISOString(),
      expire_datetime: row.expires_at.toISOString(),
      last_opened_at: row.last_opened_at?.toISOString() ?? null,
      revoked_at: revoked_at?.toISOString() ?? null,
    };
  }

  /** The end that is asked for; a link of a visit ends with the visit at the latest. */
  function readEnd(text: string | undefined, now: number, visitEnd?: Date): Result<Date | undefined, RefusalOf<'share_end_refused'>> {
    if (text === undefined) return succeed(undefined);
    const end = Date.parse(text);
    const latest = visitEnd ?? new Date(shareEnd(now, SHARE_DAYS_MAX));
    if (isShareEnd(end, now) && end <= latest.getTime()) return succeed(new Date(end));
    return refuse({ code: 'share_end_refused', latest: latest.toISOString() });
  }

  return {
    /** The links of a report or content; undefined if the account has no such subject. */
    listShares: (accountId: number, subject: ShareSubject): Promise<ReportShare[] | undefined> =>
      tenancy.withSystem(async (tx) => {
        if (!(await hasSubject(tx, accountId, subject))) return undefined;
        return (await listShares(tx, accountId, subject, oldest(wall.now()))).map(answer);
      }),

    /** Makes a link; undefined if the account has no such subject. Links that ended long ago are removed on the way. */
    async createShare(
      { account_id: accountId, user_id, session_id, impersonated_by }: AccountCaller,
      subject: ShareSubject,
      { expire_datetime, name = '', is_cost_hidden = true }: Wishes,
    ): Promise<Result<ReportShare, RefusalOf<'share_end_refused' | 'shares_full'>> | undefined> {
      const now = wall.now();
      const token = randomUUID();
      const key_hash = hashToken(token);
      return tenancy.withSystem(async (tx) => {
        const visit = impersonated_by === null ? undefined : await findVisit(tx, session_id);
        const visitEnd = visit?.expires_at;
        const end = readEnd(expire_datetime, now, visitEnd);
        if (!end.ok) return end;
        const maker = (await findMaker(tx, user_id)) ?? null;
        await enterAccount(tx, accountId);
        if (!(await hasSubject(tx, accountId, subject))) return undefined;
        await lockAccountLimits(tx, accountId);
        await removeOldShares(tx, accountId, subject, oldest(now));
        if ((await countValidShares(tx, accountId, subject, new Date(now))) >= SHARE_LINKS_MAX)
          return refuse({ code: 'shares_full', limit: SHARE_LINKS_MAX } as const);
        const row = await insertShare(tx, subject.kind, {
          account_id: accountId,
          campaign_id: subject.kind === 'report' ? subject.id : null,
          content_id: subject.kind === 'content' ? subject.id : null,
          made_by: user_id,
          made_by_staff: impersonated_by,
          made_in_session: impersonated_by === null ? null : session_id,
          name,
          is_cost_hidden,
          key_hash,
          sealed_token: seal.close(token, about(accountId, key_hash)),
          created: new Date(now),
          expires_at: end.value ?? visitEnd ?? new Date(shareEnd(now, SHARE_DAYS)),
        });
        return succeed(answer({ share: row, maker, isMember: true, visit: visit ?? null }));
      });
    },

    /** Changes a link that was not revoked; a new end also wakes one that has expired. */
    async updateShare(
      accountId: number,
      subject: ShareSubject,
      id: number,
      { expire_datetime, name, is_cost_hidden }: Wishes,
    ): Promise<Result<ReportShare, CallRefusal<'sharing', 'updateReportShare'>>> {
      return tenancy.withSystem(async (tx) => {
        const row = await lockShare(tx, accountId, subject, id);
        const session_id = row?.made_in_session ?? undefined;
        const now = wall.now();
        if (!row || row.revoked_at !== null) return refuse({ code: 'not_found' });
        if (session_id !== undefined && !(await isVisitOpen(tx, session_id, new Date(now)))) return refuse({ code: 'not_found' });
        const made = await getMadeShare(tx, row);
        const end = readEnd(expire_datetime, now, made.visit?.expires_at);
        if (!end.ok) return end;
        const expires_at = end.value;
        if (expires_at) await replaceDoorway(tx, subject.kind, row, expires_at);
        await enterAccount(tx, accountId);
        return succeed(answer({ ...made, share: await updateShare(tx, row, { name, is_cost_hidden, expires_at }) }));
      });
    },

    /** Ends a link for good; its token then looks like one that never was. */
    revokeShare: (accountId: number, subject: ShareSubject, id: number): Promise<Result<ReportShare, RefusalOf<'not_found'>>> =>
      tenancy.withSystem(async (tx) => {
        const row = await lockShare(tx, accountId, subject, id);
        if (!row) return refuse({ code: 'not_found' });
        await replaceDoorway(tx, subject.kind, row, undefined);
        const made = await getMadeShare(tx, row);
        await enterAccount(tx, accountId);
        return succeed(answer({ ...made, share: await updateShare(tx, row, { revoked_at: row.revoked_at ?? new Date(wall.now()) }) }));
      }),

    /**
     * The link of a token. One statement finds none for every token that does not open, so that a wrong, an expired and a revoked one take
     * the same time.
     */
    async openLink({ kind, token, subject, address }: LinkKey): Promise<Result<LinkCaller, RefusalOf<'share_closed' | 'rate_limited'>>> {
      const waitMs = await requests.take(address);
      if (waitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(waitMs / 1000) });
      const now = new Date(wall.now());
      const door = await tenancy.withSystem((tx) => findShareDoorway(tx, kind, hashToken(token), now));
      const row = door && (await tenancy.withAccount(door.account_id, (tx) => findShare(tx, door.account_id, door.subject_id)));
      const shown = kind === 'report' ? row?.campaign_id : row?.content_id;
      if (!row || String(shown) !== subject) return refuse({ code: 'share_closed' });
      // Looked up each time: a visit may end at another server, and its end removes no link.
      const visit = row.made_in_session;
      if (visit !== null && !(await tenancy.withSystem((tx) => isVisitOpen(tx, visit, now)))) return refuse({ code: 'share_closed' });
      const { account_id, id, is_cost_hidden, expires_at } = row;
      return succeed({ account_id, link: { id, is_cost_hidden, expires_at } });
    },

    /** Counts an opening of the report's page, and answers what it is about. */
    openSharedReport: ({ account_id, link }: LinkCaller, id: number): Promise<Result<ReportPage, RefusalOf<'share_closed'>>> =>
      tenancy.withAccount(account_id, async (tx) => {
        const page = await findReportPage(tx, account_id, id);
        if (!page) return refuse({ code: 'share_closed' });
        await countOpening(tx, account_id, link.id, new Date(wall.now()));
        const { expires_at, is_cost_hidden } = link;
        const now = new Date(world.now()).toISOString();
        return succeed({ ...page, expire_datetime: expires_at.toISOString(), is_cost_hidden, now });
      }),

    /** Counts an opening of the content's page, and answers the content. */
    openSharedContent: ({ account_id, link }: LinkCaller, id: number): Promise<Result<ContentPage, RefusalOf<'share_closed'>>> =>
      tenancy.withAccount(account_id, async (tx) => {
        const page = await findContentPage(tx, account_id, id);
        if (!page) return refuse({ code: 'share_closed' });
        await countOpening(tx, account_id, link.id, new Date(wall.now()));
        const { campaign, files, ...rest } = page;
        const { brief, ...of } = campaign;
        return succeed({
          ...rest,
          expire_datetime: link.expires_at.toISOString(),
          files: files.map((file) => ({ ...file })),
          campaign: {
            ...of,
            content_description: brief.content_description,
            content_todos: [...brief.content_todos],
            content_notTodos: [...brief.content_notTodos],
          },
        });
      }),
  };
}
