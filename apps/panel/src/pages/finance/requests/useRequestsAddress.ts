import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind, type RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { cutText } from '@jarchi/domain/text/cut-text.ts';
import { PAGE_SIZES } from '@jarchi/ui/navigation/page-sizes.ts';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { RequestsChoice } from '#data/money-requests/money-requests.ts';
import { getWindow, type Paging } from '#pages/paging.ts';

export const SINCE_DAYS = ['7', '30', '90'] as const;
export type Since = (typeof SINCE_DAYS)[number];
const DEFAULT_SIZE = 10;

export interface RequestsPlace extends Paging {
  readonly state: RequestState | undefined;
  readonly kind: RequestKind | undefined;
  readonly since: Since | undefined;
  readonly text: string;
  readonly dropped: number;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined => values.find((known) => known === value);

function read(search: Readonly<Record<string, unknown>>): RequestsPlace {
  const page = Number(search.page);
  return {
    state: oneOf(REQUEST_STATES, search.state),
    kind: oneOf(REQUEST_KINDS, search.kind),
    since: oneOf(SINCE_DAYS, search.since),
    text: typeof search.text === 'string' ? cutText(search.text, 120) : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_SIZE,
    dropped: 0,
  };
}

/** The filters and the page of the list of requests, as the URL has them. */
export function useRequestsAddress() {
  const navigate = useOwnAddress();
  const place = read(useSearch({ strict: false }));
  const [today] = useState(() => tehranDay(Date.now()));
  const { state, kind, since, text } = place;
  const onPlace = (next: RequestsPlace) =>
    void navigate({
      to: '/financial/requests',
      search: {
        state: next.state,
        kind: next.kind,
        since: next.since,
        text: next.text === '' ? undefined : next.text,
        page: next.page === 1 ? undefined : String(next.page),
        size: next.pageSize === DEFAULT_SIZE ? undefined : String(next.pageSize),
      },
      resetScroll: next.page !== place.page,
    });
  const choice: RequestsChoice = {
    ...getWindow(place),
    state,
    kind,
    search: text,
    ...(since !== undefined && { created_from: addDays(today, 1 - Number(since)) }),
  };
  return { place, onPlace, choice, isFiltered: kind !== undefined || since !== undefined || text !== '' || state !== undefined };
}
