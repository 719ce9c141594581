import { ApiError } from '@jarchi/api-client/api-error.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { campaignQuery } from '#data/campaigns/campaigns.ts';
import { documentQuery } from '#data/documents/documents.ts';
import { orderQuery } from '#data/finance/finance.ts';
import type { About } from '#features/tickets/form/about.ts';
import { aboutText } from '#features/tickets/ticket-words.ts';

interface AboutTitle {
  readonly title: string;
  /** The account has no such thing. */
  readonly isUnknown: boolean;
}

/** The name of what a form is bound to, as soon as it is known; its number until then. */
export function useAboutTitle(about: About | undefined): AboutTitle {
  const idOf = (kind: About['kind']) => (about?.kind === kind ? about.id : undefined);
  const only = <T extends { readonly queryFn?: unknown }>(query: T, id: number | undefined): T =>
    id === undefined ? { ...query, queryFn: skipToken } : query;
  const campaign = useQuery(only(campaignQuery(idOf('campaign') ?? 0), idOf('campaign')));
  const order = useQuery(only(orderQuery(idOf('order') ?? 0), idOf('order')));
  const document = useQuery(only(documentQuery(idOf('document') ?? 0), idOf('document')));
  if (!about) return { title: '', isUnknown: false };
  const failure = { campaign, order, document }[about.kind].error;
  const known = { campaign: campaign.data?.title, order: undefined, document: document.data?.number ?? undefined }[about.kind];
  const title = aboutText({ ...about, title: known ?? (about.kind === 'campaign' ? formatId(about.id) : String(about.id)) });
  return { title, isUnknown: failure instanceof ApiError && failure.status === 404 };
}
