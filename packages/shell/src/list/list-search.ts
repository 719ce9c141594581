import type { AddressOf } from './define-list.ts';

/** Parameters of addresses that were shared or bookmarked before every list spelled them alike. */
const OLD_NAMES = { size: 'page-size', text: 'search', q: 'search' } as const;

/**
 * `validateSearch` for the route of a list: the parameters have the list's types, old names become those of today. Broken texts stay,
 * since the page tells that it dropped them. The list itself is loaded with its page.
 */
export const listSearch =
  <L>() =>
  (address: Readonly<Record<string, unknown>>): AddressOf<L> =>
    renameOldNames(address) as AddressOf<L>;

/** The parameters under the names of today. */
export function renameOldNames(address: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const renamed: Record<string, unknown> = { ...address };
  for (const [old, name] of Object.entries(OLD_NAMES))
    if (old in renamed) {
      renamed[name] ??= renamed[old];
      // The router adds what is missing here from the address.
      renamed[old] = undefined;
    }
  return renamed;
}
