import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Acting, StaffCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { Said, Writing } from '#features/campaigns/life/stored-life.ts';
import { pauseCampaign, resumeCampaign, setAutoReplace, stopCampaign } from './control-campaign.ts';
import { answerDispute, openDispute, type ListFiles } from './disputes.ts';
import { findDispute } from '../rows/disputes.repository.ts';
import { dropPlacement, listReplacements, replacePlacement, type LostRef } from './replace-placement.ts';
import type { MarketDeps } from './replacement-offers.ts';

type Bodies = { readonly [N in ControlCall]: ParsedInput<'campaigns', N>['body'] };
type ControlCall = 'pauseCampaign' | 'stopCampaign' | 'replacePlacement' | 'dropPlacement' | 'openDispute' | 'answerDispute';
type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

export interface ControlsDeps extends LifeDeps, MarketDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly listFiles: ListFiles;
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
}

/** The dependencies that the server hands in. */
export type OuterControls = Pick<ControlsDeps, 'nearest' | 'listFiles' | 'places'>;

type Control<E> = (writing: Writing<ControlsDeps>, said: Said, campaign: CampaignRef) => Promise<Result<number, E>>;

/** The part of the campaigns' service that the controls use. */
interface Ways {
  /** Does what a person orders once under their key. */
  changeOnce<E>(by: Acting, id: number, work: Control<E>): Promise<Result<number, E | Reused>>;
  mustGet(accountId: number, id: number): Promise<Campaign>;
}

type Reused = Extract<CallRefusal<'campaigns', 'stopCampaign'>, { readonly code: 'idempotency_key_reused' }>;

/** The acts on a campaign after its purchase. */
export function createControls(deps: ControlsDeps, { changeOnce, mustGet }: Ways) {
  const { tenancy, world } = deps;
  const writingIn = (tx: Tx): Writing<ControlsDeps> => ({ tx, deps, now: world.now() });

  async function control<E>(by: Acting, id: number, work: Control<E>): Promise<Result<Campaign, E | Reused>> {
    const done = await changeOnce(by, id, work);
    return done.ok ? succeed(await mustGet(by.caller.account_id, id)) : done;
  }

  return {
    pauseCampaign: (by: Acting, id: number, order: Bodies['pauseCampaign']) =>
      control(by, id, (writing, said, campaign) => pauseCampaign(writing, { ...campaign, ...order }, said)),

    resumeCampaign: (by: Acting, id: number) => control(by, id, (writing, said, campaign) => resumeCampaign(writing, campaign, said)),

    stopCampaign: (by: Acting, id: number, order: Bodies['stopCampaign']) =>
      control(by, id, (writing, said, campaign) => stopCampaign(writing, { ...campaign, ...order }, said)),

    /** The publishers who can take the share of one who fell out. */
    listReplacements: (lost: LostRef) => tenancy.withAccount(lost.account_id, (tx) => listReplacements(writingIn(tx), lost)),

    replacePlacement: (by: Acting, id: number, order: Bodies['replacePlacement'] & Pick<LostRef, 'placement'>) =>
      control(by, id, (writing, said, campaign) => replacePlacement(writing, { ...campaign, ...order }, said)),

    dropPlacement: (by: Acting, id: number, order: Bodies['dropPlacement'] & Pick<LostRef, 'placement'>) =>
      control(by, id, (writing, said, campaign) => dropPlacement(writing, { ...campaign, ...order }, said)),

    async setAutoReplace(accountId: number, id: number, is_auto_replace: boolean) {
      const set = await tenancy.withAccount(accountId, (tx) =>
        setAutoReplace(writingIn(tx), { account_id: accountId, id }, is_auto_replace),
      );
      return set.ok ? succeed(await mustGet(accountId, id)) : set;
    },

    openDispute: (by: Acting, id: number, order: Bodies['openDispute']) =>
      control(by, id, (writing, said, campaign) => openDispute(writing, { ...campaign, ...order, listFiles: deps.listFiles }, said)),

    /** Staff answer a dispute of any account. */
    async answerDispute({ staff_id }: StaffCaller, dispute_id: number, answer: Bodies['answerDispute']) {
      const found = await tenancy.withStaff(staff_id, (tx) => findDispute(tx, dispute_id));
      if (!found) return refuse({ code: 'not_found' } as const);
      const { account_id, opened_by } = found;
      const isOwn = await tenancy.withSystem(
        async (tx) =>
          (await deps.places.listPlacesIn(tx, staff_id, [account_id])).size > 0 ||
          (await deps.places.listOwnLogins(tx, staff_id, opened_by === null ? [] : [opened_by])).size > 0,
      );
      if (isOwn) return refuse({ code: 'own_account' } as const);
      return tenancy.withAccount(account_id, (tx) => answerDispute(writingIn(tx), { ...answer, account_id, dispute_id, staff_id }));
    },
  };
}
