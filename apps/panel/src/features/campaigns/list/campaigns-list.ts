import { CAMPAIGN_FILTER_FIELDS, encodeFilters, type FilterField, type Filters } from '@jarchi/domain/filters/filters.ts';
import { DEFAULT_COLUMNS, readColumns, writeColumns, type CampaignColumn } from '@jarchi/domain/views/campaign-views.ts';
import { oneOf, type AddressPart } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getListQuery, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { getSelected, withFilter } from '@jarchi/ui/filters/filter-spec.ts';
import { LIFE_STAGES, listStates, type LifeStage } from '#features/campaigns/status/life-stage.ts';

export const ORDERINGS = [
  '-created',
  'created',
  '-publish_period_start',
  'publish_period_start',
  '-price',
  'price',
  'title',
  '-title',
] as const;
export type Ordering = (typeof ORDERINGS)[number];

/** The chosen columns of the table, in their order. */
const columns: AddressPart<readonly CampaignColumn[], { readonly columns?: string }> = {
  names: ['columns'],
  first: DEFAULT_COLUMNS,
  read: ({ columns: text = '' }) => readColumns(text),
  write(chosen) {
    const text = writeColumns(chosen);
    return text === '' ? {} : { columns: text };
  },
};

/** The filters of a tab; the state filter has only the tab's states. */
export function listFields(stage: LifeStage): readonly FilterField[] {
  return CAMPAIGN_FILTER_FIELDS.map((field) =>
    field.key === 'state' && field.type === 'select' ? { ...field, options: listStates(stage) } : field,
  );
}

export const campaignsList = defineList({
  orderings: ORDERINGS,
  filters: ({ stage }) => listFields(stage),
  parts: { stage: oneOf('stage', LIFE_STAGES, 'all'), columns },
});
export type CampaignsState = StateOf<typeof campaignsList>;

/** The archive has the same orders, but neither tabs nor filters. */
export const archivesList = defineList({ orderings: ORDERINGS });

/** The query of listCampaigns; a tab limits the states if none is chosen. */
export function getCampaignsQuery(state: CampaignsState) {
  const { stage, filters } = state;
  const isNarrowed = (stage === 'running' || stage === 'finished') && filters['state'] === undefined;
  const asked: Filters = isNarrowed ? { ...filters, state: { type: 'select', values: listStates(stage) } } : filters;
  return { ...getListQuery(state, CAMPAIGN_FILTER_FIELDS), filter: encodeFilters(asked, CAMPAIGN_FILTER_FIELDS) };
}

/** A change of tab keeps the filters that the new tab has. */
export function changeStage({ filters }: CampaignsState, stage: LifeStage): Pick<CampaignsState, 'filters' | 'stage'> {
  const states = getSelected(filters, 'state').filter((state) => listStates(stage).some((known) => known === state));
  return { filters: withFilter(filters, 'state', { type: 'select', values: states }), stage };
}
