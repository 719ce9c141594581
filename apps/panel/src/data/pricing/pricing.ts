import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type ViewsPrice = CallAnswer<'pricing', 'getCpmPrice'>;
export type ClicksPrice = CallAnswer<'pricing', 'getCpcPrice'>;
export type ViewsQuestion = CallInput<'pricing', 'getCpmPrice'>['body'];
export type ClicksQuestion = CallInput<'pricing', 'getCpcPrice'>['body'];
type ServicesQuestion = NonNullable<CallInput<'pricing', 'listServices'>['query']>;

export const pricingKeys = {
  all: ['pricing'],
  goal: (...about: readonly unknown[]) => ['pricing', 'goal', ...about] as const,
  views: (question: string) => ['pricing', 'views', question] as const,
  clicks: (question: string) => ['pricing', 'clicks', question] as const,
  services: (question: ServicesQuestion) => ['pricing', 'services', question] as const,
} as const;

const asked = { staleTime: 60_000, placeholderData: keepPreviousData } as const;

/** The price of views. The question is JSON; an empty one sends nothing. */
export function viewsPriceQuery(question: string) {
  return queryOptions({
    ...asked,
    queryKey: pricingKeys.views(question),
    enabled: question !== '',
    queryFn: ({ signal }): Promise<ViewsPrice> => api.pricing.getCpmPrice({ body: JSON.parse(question) as ViewsQuestion }, { signal }),
  });
}

/** The price of clicks. The question is JSON; an empty one sends nothing. */
export function clicksPriceQuery(question: string) {
  return queryOptions({
    ...asked,
    queryKey: pricingKeys.clicks(question),
    enabled: question !== '',
    queryFn: ({ signal }): Promise<ClicksPrice> => api.pricing.getCpcPrice({ body: JSON.parse(question) as ClicksQuestion }, { signal }),
  });
}

/** The additional services on sale. */
export function servicesQuery(query: ServicesQuestion) {
  return queryOptions({
    queryKey: pricingKeys.services(query),
    queryFn: ({ signal }) => api.pricing.listServices({ query }, { signal }),
  });
}
