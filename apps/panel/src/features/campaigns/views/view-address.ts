import type { View, ViewBody } from '#data/campaigns/list/views.ts';
import { encodeFilters, CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { campaignsList, type CampaignsState } from '#features/campaigns/list/campaigns-list.ts';

/** The list as a view shows it. */
export function stateOfView(view: View): CampaignsState {
  const { stage, ordering, filter, columns } = view;
  return campaignsList.read({ stage, ordering, filter, columns: columns.join(',') });
}

/** What of the list on screen a view keeps. */
export function viewOfState(state: CampaignsState, name: string, is_default: boolean): ViewBody {
  const { stage, ordering, filters, columns } = state;
  const filter = encodeFilters(filters, CAMPAIGN_FILTER_FIELDS);
  return { name, stage: stage === 'drafts' ? 'all' : stage, ordering, filter, columns: [...columns], is_default };
}

/** Whether the list on screen is the view's. */
export function isShown(view: View, state: CampaignsState): boolean {
  const write = (one: CampaignsState) => JSON.stringify(campaignsList.write({ ...one, page: 1, pageSize: state.pageSize }));
  return write(stateOfView(view)) === write(state);
}
