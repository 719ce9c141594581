import { CONTENT_FILTER_FIELDS } from '@jarchi/domain/filters/content-filters.ts';
import { oneNumber, oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getListQuery, type AddressOf, type StateOf } from '@jarchi/shell/list/define-list.ts';

export const CONTENT_TABS = ['all', 'pending', 'confirmed', 'rejected'] as const;

const list = defineList({
  filters: CONTENT_FILTER_FIELDS,
  sizes: [12],
  parts: {
    tab: oneOf('state', CONTENT_TABS, 'all'),
    view: oneOf('view', ['grid', 'review'], 'grid'),
    /** The content under review. */
    content: oneNumber('content'),
  },
});
export type ContentsState = StateOf<typeof list>;
export type ContentsAddress = AddressOf<typeof list>;

/** Links of notices name one campaign by a parameter of its own; in the address it is a filter. */
function findCampaign({ filter, campaign }: { readonly filter?: unknown; readonly campaign?: unknown }): object {
  const texts: readonly unknown[] = Array.isArray(filter) ? filter : [filter];
  const isNamed = texts.some((text) => typeof text === 'string' && text.startsWith('campaign,'));
  return typeof campaign !== 'string' || campaign === '' || isNamed ? {} : { filter: [...texts, `campaign,${campaign}`] };
}

export const contentsList: typeof list = { ...list, read: (address) => list.read({ ...address, ...findCampaign(address) }) };

/** The address of one content's review, or of the grid that the review came from. */
export const writeReview = (state: ContentsState, content: number) => contentsList.write({ ...state, view: 'review', content });
export const writeGrid = (state: ContentsState) => contentsList.write({ ...state, view: 'grid', content: undefined });

/** The query of the list. */
export function getContentsQuery(state: ContentsState) {
  const { limit, offset, filter } = getListQuery(state, CONTENT_FILTER_FIELDS);
  return { limit, offset, ...(state.tab !== 'all' && { state: state.tab }), ...(filter.length > 0 && { filter }) };
}
