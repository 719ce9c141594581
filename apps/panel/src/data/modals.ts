import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#api/api.ts';

export type Categories = CallAnswer<'account', 'listBusinessCategories'>['results'];
export type News = CallAnswer<'notifications', 'listChangelog'>['results'];

/** The modal that opens by itself in this page load, with the facts that it shows. */
export type ModalChoice =
  | { readonly modal: 'question'; readonly categories: Categories }
  | { readonly modal: 'phone-number' }
  | { readonly modal: 'changelog'; readonly items: News }
  | { readonly modal: 'ad-blocker' };

/** The cache key of the modal of this load; it is cleared with the person's data. */
const modalKeys = {
  chosen: (accountId: number | undefined) => ['modals', 'chosen', accountId] as const,
} as const;

/** The categories of a business. */
export const listCategories = async (): Promise<Categories> => (await api.account.listBusinessCategories()).results;

/** The changelog's items after a given one that this person has not closed. */
export const listNews = async (after: number): Promise<News> => (await api.notifications.listChangelog({ query: { after } })).results;

/** Remembers for every browser of this person that the news up to an item were closed. A failure only shows them again there. */
export const closeNews = (id: number): Promise<unknown> =>
  api.notifications.closeChangelog({ params: { id }, body: {} }).catch(console.warn);

/** The modal of this load, chosen once; null if none opens, or after it was closed. */
export function useChosenModal(accountId: number, find: () => Promise<ModalChoice | null>): ModalChoice | null | undefined {
  return useQuery({
    queryKey: modalKeys.chosen(accountId),
    queryFn: find,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    structuralSharing: false,
  }).data;
}

/** Drops the chosen modal: no other one opens in this load. */
export function useDropModal(accountId: number | undefined): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.setQueryData(modalKeys.chosen(accountId), null), [queryClient, accountId]);
}
