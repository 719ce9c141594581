import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { ofAccount } from '#data/finance/finance.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';

export type Hold = CallAnswer<'rehearsal', 'listHolds'>['results'][number];
export type Rehearsal = CallAnswer<'rehearsal', 'rehearse'>;
export type RehearsalOption = Rehearsal['options'][number];
export type Effect = Rehearsal['effects'][number];
export type If = CallInput<'rehearsal', 'rehearse'>['body']['ifs'][number];

/** What is held for each campaign, and what frees it. */
export const holdsQuery = () =>
  queryOptions({
    queryKey: financeKeys.holds(),
    queryFn: ({ signal }) => api.rehearsal.listHolds(ofAccount(), { signal }),
  });

/** The money if all of this happened; the last answer stays until the next one comes. */
export const rehearsalQuery = (ifs: readonly If[]) =>
  queryOptions({
    queryKey: financeKeys.rehearsal(ifs),
    queryFn: ({ signal }) => api.rehearsal.rehearse({ ...ofAccount(), body: { ifs: [...ifs] } }, { signal }),
    placeholderData: keepPreviousData,
  });
