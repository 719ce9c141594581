import { PREVIEW_KEY } from '@jarchi/client-state/change/refresh.ts';

export const campaignKeys = {
  all: ['campaigns'],
  lists: () => ['campaigns', 'list'] as const,
  list: (query: object) => ['campaigns', 'list', query] as const,
  one: (id: number | undefined) => ['campaigns', 'one', id] as const,
  links: (id: number) => ['campaigns', 'one', id, 'links'] as const,
  suggestedPlans: () => ['campaigns', 'suggested-plans'] as const,
  /** Outside the slice's keys, so that no refresh changes a preview before the person has decided. */
  preview: (id: number, call: string) => [PREVIEW_KEY, id, call] as const,
} as const;
