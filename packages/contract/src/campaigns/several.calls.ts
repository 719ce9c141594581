import type { CallTable } from '../call.ts';

/** Why one of several campaigns stays as it is. */
export const SEVERAL_REFUSALS = [
  'campaign_not_found',
  'transition_refused',
  'hold_open',
  'daily_limit_reached',
  'preview_changed',
  'pause_dates_refused',
  'idempotency_key_reused',
] as const;

export const severalCalls = {
  previewCampaigns: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/actions/preview/',
    access: 'account',
    for: 'everyone',
    errors: ['listed_twice'],
    tells: SEVERAL_REFUSALS,
    summary: 'What an act on up to 100 campaigns would now do to the money of each, and in all, without doing it',
    description: {
      does: 'Computes what the act would capture and release now, for each campaign and in all. It changes nothing; the act itself is given these amounts as `expected`, and does nothing where they have changed.',
      units: 'Amounts in whole toman, VAT included.',
      atErrors: { listed_twice: 'Send each campaign once.' },
    },
  },
  actOnCampaigns: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/actions/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['listed_twice'],
    tells: SEVERAL_REFUSALS,
    summary: 'Does one act on up to 100 campaigns, each by itself: the answer tells for each whether it was done, or why it was not',
    description: {
      does: 'Does the act to each campaign by itself, in the order of the request; one that refuses leaves the others done. The same key never acts twice.',
      units: 'Amounts in whole toman, VAT included.',
      atErrors: { listed_twice: 'Send each campaign once. Nothing was done.' },
    },
  },
} as const satisfies CallTable;
