import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { checkDailyLimit } from '@jarchi/domain/account/daily-limit.ts';
import { findWaitMs } from '@jarchi/domain/calendar/waits.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { CEILING_MAX, CEILING_MIN, INVITATION_TTL_MS, INVITATIONS_PER_DAY, parsePlace, RESEND_WAIT_MS } from '@jarchi/domain/team/team.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import type { AccountCaller, UserCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  endInvitation,
  findInvitation,
  findNthInvitation,
  insertInvitation,
  listInvitations,
  listWaiting,
  renewInvitation,
  type NamedInvitation,
} from './invitations.repository.ts';
import type { TeamDeps } from './team.deps.ts';
import { invitationAnswer, nameOf, receivedAnswer, stateOf, type Invitation } from './team.answers.ts';
import { tellOwners } from './team.notices.ts';
import { addMember, findFirstAccount, getPerson, listMembers, lockAccount } from './team.repository.ts';

/** Ended invitations are listed for this long after their end. */
const SHOWN_MS = 30 * DAY_MS;

type Invited = Result<NamedInvitation, CallRefusal<'team', 'inviteMember'>>;
type Changed = Promise<Result<Invitation, RefusalOf<'invitation_over' | 'not_found' | 'forbidden' | 'rate_limited'>>>;
type Answered = Result<
  CallAnswer<'team', 'answerInvitation'>,
  CallRefusal<'team', 'answerInvitation'> | RefusalOf<'not_found' | 'forbidden'>
>;

export function createInvitations(deps: TeamDeps) {
  const { tenancy, clocks, notify, sms, logError } = deps;
  const times = (now: number) => ({ sent_at: new Date(now), expires_at: new Date(now + INVITATION_TTL_MS) });

  async function getNamed(tx: Tx, id: number): Promise<NamedInvitation> {
    const found = await findInvitation(tx, id);
    if (!found) throw new Error(`no invitation ${id}`);
    return found;
  }

  /** By SMS, and in the panel if the person has one. What is lost on the way can be sent again. */
  async function send({ invitation, by, title }: NamedInvitation): Promise<void> {
    const { phone, role, expires_at } = invitation;
    await sms.sendInvitation?.(phone, { title }).catch((error: unknown) => logError(error, 'an invitation was not sent by SMS'));
    const home = await tenancy.withSystem((tx) => findFirstAccount(tx, phone));
    if (!home) return;
    const facts = { title, role, by: nameOf(by), until: expires_at.toISOString() };
    const notice = { kind: 'team_invitation', facts, user_id: home.user_id, at: new Date(clocks.world.now()) } as const;
    await tenancy.withAccount(home.account_id, (tx) => notify(tx, home.account_id, [notice]));
  }

  async function invite(
    tx: Tx,
    by: AccountCaller,
    phone: string,
    place: NonNullable<ReturnType<typeof parsePlace>>,
  ): Promise<Invited & { readonly isNew?: boolean }> {
    const { account_id, user_id } = by;
    const now = clocks.wall.now();
    await lockAccount(tx, account_id);
    if ((await getPerson(tx, user_id)).phone === phone) return refuse({ code: 'own_phone' });
    if ((await listMembers(tx, account_id)).some(({ person }) => person.phone === phone)) return refuse({ code: 'already_member' });
    const waiting = (await listWaiting(tx, phone, new Date(now))).find(({ invitation }) => invitation.account_id === account_id);
    if (waiting) {
      const { role, ceiling, expires_at } = waiting.invitation;
      if (role === place.role && ceiling === place.ceiling) return succeed(waiting);
      return refuse({ code: 'invitation_open', expires_at: expires_at.toISOString() });
    }
    const nth = await findNthInvitation(tx, account_id, INVITATIONS_PER_DAY);
    const limited = checkDailyLimit(INVITATIONS_PER_DAY, nth?.getTime(), now);
    if (limited) return refuse(limited);
    const id = await insertInvitation(tx, { account_id, phone, ...place, invited_by: user_id, created: new Date(now), ...times(now) });
    return { ...succeed(await getNamed(tx, id)), isNew: true };
  }

  /** Changes an invitation of the caller's account while the account is locked. */
  async function change(by: AccountCaller, id: number, work: (tx: Tx, found: NamedInvitation) => Changed): Changed {
    if (by.impersonated_by !== null) return refuse({ code: 'forbidden' });
    return tenancy.withSystem(async (tx) => {
      await lockAccount(tx, by.account_id);
      const found = await findInvitation(tx, id);
      return found?.invitation.account_id === by.account_id ? work(tx, found) : refuse({ code: 'not_found' });
    });
  }

  async function accept(tx: Tx, { user_id }: UserCaller, found: NamedInvitation): Promise<Answered> {
    const { account_id, role, ceiling } = found.invitation;
    const now = new Date(clocks.wall.now());
    await endInvitation(tx, found.invitation, 'accepted', now);
    if (!(await addMember(tx, { account_id, user_id, role, ceiling, joined: now }))) return refuse({ code: 'already_member' });
    await deps.markAllRead(tx, { account_id, user_id }, now);
    const facts = { name: nameOf(await getPerson(tx, user_id)), role, ceiling: ceiling ?? 0, by: nameOf(found.by) };
    await tellOwners(tx, notify, { account_id, notice: { kind: 'member_joined', facts, at: new Date(clocks.world.now()) } });
    return succeed({ account: found.slug });
  }

  return {
    async listInvitations({ account_id }: AccountCaller): Promise<CallAnswer<'team', 'listInvitations'>> {
      const now = clocks.wall.now();
      const rows = await tenancy.withSystem((tx) => listInvitations(tx, account_id, new Date(now - SHOWN_MS)));
      return { results: rows.map((row) => invitationAnswer(row, now)) };
    },

    /** Returns the waiting invitation if the same one is made again; no second SMS is sent. */
    async inviteMember(
      by: AccountCaller,
      { phone: typed, ...wanted }: ParsedInput<'team', 'inviteMember'>['body'],
    ): Promise<Result<Invitation, CallRefusal<'team', 'inviteMember'> | RefusalOf<'forbidden'>>> {
      if (by.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const phone = parsePhone(typed);
      if (phone === undefined) return refuse({ code: 'phone_invalid' });
      const place = parsePlace(wanted);
      if (!place) return refuse({ code: 'ceiling_invalid', minimum: CEILING_MIN, maximum: CEILING_MAX });
      const invited = await tenancy.withSystem((tx) => invite(tx, by, phone, place));
      if (!invited.ok) return invited;
      if (invited.isNew) await send(invited.value);
      return succeed(invitationAnswer(invited.value, clocks.wall.now()));
    },

    /** Renews an open or expired invitation: it ends seven days from now. */
    async resendInvitation(by: AccountCaller, id: number): Changed {
      const now = clocks.wall.now();
      let renewed: NamedInvitation | undefined;
      const changed = await change(by, id, async (tx, found) => {
        const state = stateOf(found, now);
        if (state !== 'open' && state !== 'expired') return refuse({ code: 'invitation_over', state });
        const leftMs = findWaitMs(found.invitation.sent_at.getTime(), RESEND_WAIT_MS, now);
        if (leftMs > 0) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(leftMs / 1000) });
        await renewInvitation(tx, found.invitation, times(now));
        renewed = await getNamed(tx, id);
        return succeed(invitationAnswer(renewed, now));
      });
      if (changed.ok && renewed) await send(renewed);
      return changed;
    },

    takeInvitationBack: (by: AccountCaller, id: number): Changed =>
      change(by, id, async (tx, found) => {
        const now = clocks.wall.now();
        const state = stateOf(found, now);
        if (state !== 'open' && state !== 'expired') return refuse({ code: 'invitation_over', state });
        await endInvitation(tx, found.invitation, 'taken_back', new Date(now));
        return succeed(invitationAnswer(await getNamed(tx, id), now));
      }),

    async listReceivedInvitations({ user_id }: UserCaller): Promise<CallAnswer<'team', 'listReceivedInvitations'>> {
      const rows = await tenancy.withSystem(async (tx) => {
        const { phone, phone_verified } = await getPerson(tx, user_id);
        return phone !== null && phone_verified ? listWaiting(tx, phone, new Date(clocks.wall.now())) : [];
      });
      return { results: rows.map(receivedAnswer) };
    },

    /** Answers an invitation to the caller's own phone, once. */
    async answerInvitation(caller: UserCaller, id: number, is_accepted: boolean): Promise<Answered> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Answered> => {
        const { phone, phone_verified } = await getPerson(tx, caller.user_id);
        const first = await findInvitation(tx, id);
        if (!first || !phone_verified || first.invitation.phone !== phone) return refuse({ code: 'not_found' });
        await lockAccount(tx, first.invitation.account_id);
        const found = await getNamed(tx, id);
        const state = stateOf(found, clocks.wall.now());
        if (state !== 'open') return refuse({ code: 'invitation_over', state });
        if (is_accepted) return accept(tx, caller, found);
        await endInvitation(tx, found.invitation, 'declined', new Date(clocks.wall.now()));
        return succeed({ account: null });
      });
    },

    /** Tells a person who has just got an account of the invitations that were waiting for their phone. */
    async tellWaiting(tx: Tx, accountId: number, { user_id, phone }: { readonly user_id: number; readonly phone: string }): Promise<void> {
      const waiting = await listWaiting(tx, phone, new Date(clocks.wall.now()));
      const at = new Date(clocks.world.now());
      await notify(
        tx,
        accountId,
        waiting.map(({ invitation: { role, expires_at }, by, title }) => ({
          kind: 'team_invitation' as const,
          facts: { title, role, by: nameOf(by), until: expires_at.toISOString() },
          user_id,
          at,
        })),
      );
    },
  };
}
