import type { CallAnswer } from '@jarchi/contract/types.ts';
import { matchesSearch } from '@jarchi/domain/text/persian-text.ts';
import { isOwnPath } from '@jarchi/domain/text/own-path.ts';

export type Panel = CallAnswer<'account', 'listUserServices'>['results'][number];
export type PanelType = Panel['type'];

const order: readonly PanelType[] = ['adv', 'pub', 'discover', 'other'];

/** The kinds of panels that this person has, in their order. */
export function listPanelTypes(panels: readonly Panel[]): PanelType[] {
  return order.filter((type) => panels.some((panel) => panel.type === type));
}

/** The kind that is shown: the chosen one, or the first that the search found, if it found none of the chosen kind. */
export function pickPanelType(types: readonly PanelType[], chosen: PanelType, found: readonly PanelType[]): PanelType | undefined {
  const [first] = types;
  const wanted = types.includes(chosen) ? chosen : first;
  if (wanted === undefined || found.includes(wanted)) return wanted;
  return found[0] ?? wanted;
}

/** Panels whose name, account or id matches the query, typed on any keyboard. */
export function findPanels(panels: readonly Panel[], query: string): Panel[] {
  return panels.filter(({ app_title, account, account_id }) => matchesSearch(`${app_title} ${account} ${account_id ?? ''}`, query));
}

/** Whether a panel belongs to this product; others open in a new window. */
export function isOwnPanel({ type, url }: Pick<Panel, 'type' | 'url'>): boolean {
  return type === 'adv' && isOwnPath(url);
}
