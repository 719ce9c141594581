import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { CEILING_MAX, CEILING_MIN, keepsAnOwner, parsePlace } from '@jarchi/domain/team/team.ts';
import type { LinksAfter } from '@jarchi/domain/sharing/share-links.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { countInvitations, takeBackSentBy } from './invitations.repository.ts';
import { memberAnswer, nameOf, type Member } from './team.answers.ts';
import type { TeamDeps } from './team.deps.ts';
import { createInvitations } from './team.invitations.ts';
import { tellOwners } from './team.notices.ts';
import {
  deleteMember,
  findPlace,
  findName,
  getPerson,
  listMembers,
  listOwners,
  lockAccount,
  setPlace,
  type ListedMember,
} from './team.repository.ts';

export type TeamService = ReturnType<typeof createTeamService>;
type Place = ParsedInput<'team', 'updateMember'>['body'];
type Gone = Promise<Result<{ readonly ok: true }, RefusalOf<'last_owner' | 'not_found' | 'forbidden'>>>;

/** Reads for other slices, inside their own transactions. */
export const places = { findPlace, listOwners, findName, countInvitations };

const CEILING_REFUSAL = { code: 'ceiling_invalid', minimum: CEILING_MIN, maximum: CEILING_MAX } as const;

/** The people of an account, their roles, and the invitations to it. Staff who act for a customer see them and change nothing. */
export function createTeamService(deps: TeamDeps) {
  const { tenancy, clocks } = deps;

  const viewOf = ({ user_id, role }: AccountCaller) => ({ user_id, isOwner: role === 'owner', imageUrl: deps.imageUrl });

  async function findMember(tx: Tx, accountId: number, userId: number) {
    const members = await listMembers(tx, accountId);
    return { members, member: members.find(({ user_id }) => user_id === userId) };
  }

  /** Removes a member while the account is locked, with what they sent and have open. */
  async function remove(tx: Tx, member: ListedMember, by: AccountCaller, after: LinksAfter): Promise<void> {
    const { account_id, user_id } = member;
    const now = new Date(clocks.wall.now());
    await deleteMember(tx, account_id, user_id);
    await takeBackSentBy(tx, account_id, user_id, now);
    const counted = await deps.shares.countSharesOf(tx, account_id, [user_id], now);
    const links = { links: counted.get(user_id) ?? 0, links_kept: after === 'keep' ? 1 : 0 } as const;
    if (after === 'end') await deps.shares.endSharesOf(tx, account_id, user_id, now);
    const name = nameOf(member.person);
    const doer = nameOf(await getPerson(tx, by.user_id));
    const at = new Date(clocks.world.now());
    if (user_id === by.user_id)
      await tellOwners(tx, deps.notify, { account_id, notice: { kind: 'member_left', facts: { name, ...links }, at } });
    else await tellOwners(tx, deps.notify, { account_id, notice: { kind: 'member_removed', facts: { name, by: doer, ...links }, at } });
  }

  async function leave(by: AccountCaller, userId: number, after: LinksAfter): Gone {
    const { account_id } = by;
    if (by.impersonated_by !== null) return refuse({ code: 'forbidden' });
    const gone = await tenancy.withSystem(async (tx): Gone => {
      await lockAccount(tx, account_id);
      const { members, member } = await findMember(tx, account_id, userId);
      if (!member) return refuse({ code: 'not_found' });
      if (!keepsAnOwner(members, userId, null)) return refuse({ code: 'last_owner' });
      await remove(tx, member, by, after);
      return succeed({ ok: true });
    });
    if (gone.ok) deps.endPlace(account_id);
    return gone;
  }

  return {
    ...createInvitations(deps),

    async listMembers(caller: AccountCaller): Promise<CallAnswer<'team', 'listMembers'>> {
      const { account_id } = caller;
      const view = viewOf(caller);
      return tenancy.withSystem(async (tx) => {
        const members = await listMembers(tx, account_id);
        const ids = members.map(({ user_id }) => user_id);
        const links = view.isOwner ? await deps.shares.countSharesOf(tx, account_id, ids, new Date(clocks.wall.now())) : new Map();
        return { results: members.map((row) => memberAnswer(row, { ...view, links })) };
      });
    },

    async getOwnPlace({ account_id, user_id, role, impersonated_by }: AccountCaller): Promise<CallAnswer<'team', 'getOwnPlace'>> {
      const isOwn = impersonated_by === null;
      return {
        role,
        ceiling: isOwn ? ((await tenancy.withAccount(account_id, (tx) => findPlace(tx, account_id, user_id)))?.ceiling ?? null) : null,
      };
    },

    async updateMember(
      by: AccountCaller,
      userId: number,
      wanted: Place,
    ): Promise<Result<Member, CallRefusal<'team', 'updateMember'> | RefusalOf<'forbidden' | 'not_found'>>> {
      const { account_id } = by;
      if (by.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const place = parsePlace(wanted);
      if (!place) return refuse(CEILING_REFUSAL);
      const changed = await tenancy.withSystem(async (tx) => {
        await lockAccount(tx, account_id);
        const { members, member } = await findMember(tx, account_id, userId);
        if (!member) return refuse({ code: 'not_found' } as const);
        if (!keepsAnOwner(members, userId, place.role)) return refuse({ code: 'last_owner' } as const);
        await setPlace(tx, account_id, userId, place);
        if (member.role !== place.role || member.ceiling !== place.ceiling) {
          const facts = {
            name: nameOf(member.person),
            role: place.role,
            ceiling: place.ceiling ?? 0,
            by: nameOf(await getPerson(tx, by.user_id)),
          };
          const at = new Date(clocks.world.now());
          await tellOwners(tx, deps.notify, { account_id, notice: { kind: 'member_role_changed', facts, at }, also: userId });
        }
        const links = await deps.shares.countSharesOf(tx, account_id, [userId], new Date(clocks.wall.now()));
        return succeed(memberAnswer({ ...member, ...place }, { ...viewOf(by), links }));
      });
      if (changed.ok) deps.endPlace(account_id);
      return changed;
    },

    removeMember: leave,

    leaveTeam: (caller: AccountCaller) => leave(caller, caller.user_id, 'end'),
  };
}
