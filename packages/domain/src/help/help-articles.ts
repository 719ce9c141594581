/** The categories of the help centre by their number, which addresses carry (`/helpcenter/{categoryId}`). */
export const HELP_CATEGORIES = { start: 1, campaigns: 2, publishers: 3, contents: 4, reports: 5, money: 6 } as const;

/** The articles that the product brings, each with its category; pages link to them by this name. Staff may add others in the store. */
export const HELP_ARTICLES = {
  'first-campaign': 1,
  'sign-in': 1,
  'account-security': 1,
  'acting-staff': 1,
  'ask-support': 1,
  'campaign-types': 2,
  'content-limits': 2,
  messengers: 2,
  'review-and-answers': 2,
  'changing-a-campaign': 2,
  'package-and-budget': 3,
  'excel-package': 3,
  replacement: 3,
  'offer-list': 4,
  'influencer-content': 4,
  'where-figures-come-from': 5,
  'tracked-links': 5,
  'share-a-report': 5,
  'alerts-and-reports': 5,
  'notice-channels': 5,
  'charge-balance': 6,
  'held-money': 6,
  documents: 6,
  'debt-limit': 6,
} as const;
export type HelpSlug = keyof typeof HELP_ARTICLES;

/** The address of an article in the panel. */
export function helpPath(slug: HelpSlug): `/helpcenter/${number}/${HelpSlug}` {
  return `/helpcenter/${HELP_ARTICLES[slug]}/${slug}`;
}
