import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import { CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice, type ListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import { VIEWS_MAX } from '@jarchi/domain/views/campaign-views.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import {
  clearDefault,
  countViews,
  deleteView,
  hasViewNamed,
  insertView,
  listViews,
  updateView,
  type Owner,
  type ViewRecord,
} from './views.repository.ts';

type View = CallAnswer<'views', 'createCampaignView'>;
type ViewBody = ParsedInput<'views', 'createCampaignView'>['body'];

function viewAnswer({ id, name, stage, ordering, filter, columns, is_default }: ViewRecord): View {
  // Only orders of the contract are stored.
  return { id, name, stage, ordering: ordering as View['ordering'], filter: [...filter], columns: [...columns], is_default };
}

function checkView({ filter, columns }: ViewBody): FiltersRefused | ListedTwice | undefined {
  const filters = parseFilters(filter, CAMPAIGN_FILTER_FIELDS);
  return filters.ok ? findListedTwice({ columns }) : filters.error;
}

export type ViewsService = ReturnType<typeof createViewsService>;

/** The views of the campaign list that people save for themselves. */
export function createViewsService({ tenancy, clocks }: { readonly tenancy: Tenancy; readonly clocks: { readonly wall: Clock } }) {
  return {
    async listViews(owner: Owner): Promise<CallAnswer<'views', 'listCampaignViews'>> {
      const rows = await tenancy.withAccount(owner.account_id, (tx) => listViews(tx, owner));
      return { results: rows.map(viewAnswer) };
    },

    async createView(owner: Owner, body: ViewBody): Promise<Result<View, CallRefusal<'views', 'createCampaignView'>>> {
      const refused = checkView(body);
      if (refused) return refuse(refused);
      return tenancy.withAccount(owner.account_id, async (tx) => {
        await lockAccountLimits(tx, owner.account_id);
        if (await hasViewNamed(tx, owner, body.name, null)) return refuse({ code: 'view_name_taken' });
        if ((await countViews(tx, owner)) >= VIEWS_MAX) return refuse({ code: 'views_full', limit: VIEWS_MAX });
        if (body.is_default) await clearDefault(tx, owner);
        const { account_id, user_id } = owner;
        return succeed(viewAnswer(await insertView(tx, { ...body, account_id, user_id, created: new Date(clocks.wall.now()) })));
      });
    },

    async updateView(owner: Owner, id: number, body: ViewBody): Promise<Result<View, CallRefusal<'views', 'updateCampaignView'>>> {
      const refused = checkView(body);
      if (refused) return refuse(refused);
      return tenancy.withAccount(owner.account_id, async (tx): Promise<Result<View, CallRefusal<'views', 'updateCampaignView'>>> => {
        await lockAccountLimits(tx, owner.account_id);
        const known = await listViews(tx, owner);
        if (!known.some((view) => view.id === id)) return refuse({ code: 'not_found' });
        if (await hasViewNamed(tx, owner, body.name, id)) return refuse({ code: 'view_name_taken' });
        if (body.is_default) await clearDefault(tx, owner);
        const row = await updateView(tx, owner, id, body);
        return row ? succeed(viewAnswer(row)) : refuse({ code: 'not_found' });
      });
    },

    async deleteView(owner: Owner, id: number): Promise<Result<{ ok: true }, CallRefusal<'views', 'deleteCampaignView'>>> {
      const isDeleted = await tenancy.withAccount(owner.account_id, (tx) => deleteView(tx, owner, id));
      return isDeleted ? succeed({ ok: true }) : refuse({ code: 'not_found' });
    },
  };
}
