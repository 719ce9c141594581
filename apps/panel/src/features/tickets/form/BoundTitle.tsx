import { ApiError } from '@jarchi/api-client/api-error.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { campaignQuery } from '#data/campaigns/campaigns.ts';
import { documentQuery } from '#data/documents/documents.ts';
import { orderQuery } from '#data/finance/finance.ts';
import type { About } from './about.ts';
import { aboutText } from '../ticket-words.ts';

/** The name of what a form is bound to; its number until the name is known. */
export function BoundTitle({ about, onUnknown }: { about: About; onUnknown: () => void }) {
  const { kind, id } = about;
  const only = <T extends { readonly queryFn?: unknown }>(query: T, isAsked: boolean): T =>
    isAsked ? query : { ...query, queryFn: skipToken };
  const campaign = useQuery(only(campaignQuery(id), kind === 'campaign'));
  const order = useQuery(only(orderQuery(id), kind === 'order'));
  const document = useQuery(only(documentQuery(id), kind === 'document'));
  const { error } = { campaign, order, document }[kind];
  const isUnknown = error instanceof ApiError && error.status === 404;
  const tell = useEffectEvent(onUnknown);
  useEffect(() => {
    if (isUnknown) tell();
  }, [isUnknown]);
  const known = { campaign: campaign.data?.title, order: undefined, document: document.data?.number }[kind];
  return aboutText({ kind, title: known ?? String(id) });
}
