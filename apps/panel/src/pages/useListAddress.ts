import { readList, writeList, type ListRules, type ListState } from '@jarchi/ui/table/list-search.ts';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useSearch } from '@tanstack/react-router';

type ListPath = '/campaigns/archives';

/** The list's state in the URL of `to`, and the function that changes it. */
export function useListAddress<Ordering extends string>(to: ListPath, rules: ListRules<Ordering>) {
  const navigate = useOwnAddress();
  const search = readList<Ordering>(useSearch({ strict: false }), rules);
  const onSearch = (next: ListState<Ordering>) =>
    void navigate({ to, search: writeList(next, rules), resetScroll: next.page !== search.page });
  return { search, onSearch };
}
