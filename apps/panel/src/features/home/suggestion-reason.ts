import type { CallAnswer } from '@jarchi/contract/types.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { homeFa } from './home.fa.ts';

const fa = homeFa.suggested;

/** The reason for these suggestions: the most frequent choices of the account's campaigns, else a general one. */
export function suggestionReason({ campaigns, categories }: CallAnswer<'campaigns', 'listSuggestedPlans'>['basis']): string {
  if (campaigns === 0 || categories.length === 0) return fa.text;
  return fa.basis(categories.map(({ title_fa }) => fa.category(title_fa)).join(fa.and), formatNumber(campaigns));
}
