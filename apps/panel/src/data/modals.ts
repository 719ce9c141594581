import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#api/api.ts';

export type Categories = CallAnswer<'account', 'listBusinessCategories'>['results'];
export type News = CallAnswer<'notifications', 'listChangelog'>['results'];

/** Which window opens by itself in this load, with the facts that it shows. */
export type ModalTurn =
  | { readonly modal: 'question'; readonly categories: Categories }
  | { readonly modal: 'phone-number' }
  | { readonly modal: 'changelog'; readonly items: News }
  | { readonly modal: 'ad-blocker' };

/** Where the cache keeps the one turn of this load; gone with the person. */
const modalKeys = {
  turn: (accountId: number | undefined) => ['modals', 'turn', accountId] as const,
} as const;

/** What a business may be. */
export const listCategories = async (): Promise<Categories> => (await api.account.listBusinessCategories()).results;

/** What is new in the panel since an item. */
export const listNews = async (after: number): Promise<News> => (await api.notifications.listChangelog({ query: { after } })).results;

/** The turn of this load, found once; null when no window opens, or the one that did was closed. */
export function useModalTurn(accountId: number, find: () => Promise<ModalTurn | null>): ModalTurn | null | undefined {
  return useQuery({
    queryKey: modalKeys.turn(accountId),
    queryFn: find,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    structuralSharing: false,
  }).data;
}

/** Ends the turn: no other window follows in this load. */
export function useEndTurn(accountId: number | undefined): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.setQueryData(modalKeys.turn(accountId), null), [queryClient, accountId]);
}
