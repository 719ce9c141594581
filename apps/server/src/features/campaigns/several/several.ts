import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import { SEVERAL_MAX } from '@jarchi/domain/views/campaign-views.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Acting } from '#infra/http/caller.ts';
import { withKey } from '#infra/keys/request-keys.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { previewAnswer } from '#features/campaigns/life/preview-act.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';

type Order = ParsedInput<'campaigns', 'actOnCampaigns'>['body'];
type Action = Order['action'];
type Answer = CallAnswer<'campaigns', 'actOnCampaigns'>;
type Line = Answer['results'][number];
type Refusal = { readonly code: NonNullable<Line['refusal']>['code'] };
type Asked = ParsedInput<'campaigns', 'previewCampaigns'>['query'];
type PreviewAnswer = CallAnswer<'campaigns', 'previewCampaigns'>;
type Shown = Pick<Order['expected'][number], 'captured' | 'released'>;

/** What an act on one campaign needs besides its id. */
interface Part {
  readonly id: number;
  readonly reason: string;
  /** What was shown; nothing for acts that move no money. */
  readonly expected: Shown;
}

/** The act on one campaign, once under a key; a duplicate answers the id of its draft, other acts null. */
export type ActsOfOne = { readonly [A in Action]: (by: Acting, part: Part) => Promise<Result<number | null, Refusal>> };

const PREVIEWED = { pause: 'pauseCampaign', stop: 'stopCampaign', cancel: 'cancelCampaign' } as const;
const NOTHING: Shown = { captured: 0, released: 0 };

const refusalOf = ({ code, ...facts }: Refusal): NonNullable<Line['refusal']> => ({ code, facts });

interface SeveralDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
}

/** Acts on several campaigns: each by itself, so that one refusal stops no other. */
export function createSeveral({ tenancy, world }: SeveralDeps, acts: ActsOfOne) {
  return {
    /** What an act would do to each campaign; nothing is saved. */
    async previewCampaigns(
      accountId: number,
      { action, ids }: Asked,
    ): Promise<Result<PreviewAnswer, CallRefusal<'campaigns', 'previewCampaigns'> | RefusalOf<'invalid'>>> {
      const twice = findListedTwice({ ids });
      if (twice) return refuse(twice);
      if (ids.length === 0) return refuse({ code: 'invalid', issues: [{ path: 'ids', code: 'too_few', facts: { minimum: 1 } }] });
      if (ids.length > SEVERAL_MAX)
        return refuse({ code: 'invalid', issues: [{ path: 'ids', code: 'too_many', facts: { maximum: SEVERAL_MAX } }] });
      const sum = { captured: 0, released: 0, stays_held: 0 };
      const results: PreviewAnswer['results'] = [];
      for (const id of ids) {
        const preview = await tenancy.withAccount(accountId, async (tx) => {
          const stored = await readStoredLife(tx, accountId, id);
          return stored ? previewAnswer(tx, stored, PREVIEWED[action], world.now()) : refuse({ code: 'campaign_not_found' } as const);
        });
        if (preview.ok) for (const key of ['captured', 'released', 'stays_held'] as const) sum[key] += preview.value[key];
        const { captured, released } = preview.ok ? preview.value : NOTHING;
        results.push({ id, captured, released, refusal: preview.ok ? null : refusalOf(preview.error) });
      }
      return succeed({ ...sum, results });
    },

    /** Each campaign has a transaction and a key of its own, made of the request's: a request that is sent again does nothing twice. */
    async actOnCampaigns(
      by: Acting,
      { action, ids, expected, reason }: Order,
    ): Promise<Result<Answer, CallRefusal<'campaigns', 'actOnCampaigns'> | RefusalOf<'invalid'>>> {
      const twice = findListedTwice({ ids, expected: expected.map(({ id }) => id) });
      if (twice) return refuse(twice);
      const shown = new Map(expected.map((item) => [item.id, item]));
      if (action in PREVIEWED && !ids.every((id) => shown.has(id)))
        return refuse({ code: 'invalid', issues: [{ path: 'expected', code: 'too_few', facts: { minimum: ids.length } }] });
      const claimed = await withKey<null, never>(tenancy, by.caller.account_id, by.key, async () => succeed(null));
      if (!claimed.ok) return claimed;
      const results: Line[] = [];
      for (const id of ids) {
        const { captured, released } = shown.get(id) ?? NOTHING;
        const key = { key: `${by.key.key}:${id}`, fingerprint: by.key.fingerprint, by: by.key.by };
        const done = await acts[action]({ ...by, key }, { id, reason, expected: { captured, released } });
        results.push(done.ok ? { id, refusal: null, draft: done.value } : { id, refusal: refusalOf(done.error), draft: null });
      }
      return succeed({ results });
    },
  };
}
