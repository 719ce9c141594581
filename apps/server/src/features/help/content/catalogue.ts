import { campaignArticlesFa } from './campaigns.fa.ts';
import { channelArticlesFa } from './channels.fa.ts';
import { contentArticlesFa } from './contents.fa.ts';
import { moneyArticlesFa } from './money.fa.ts';
import { publisherArticlesFa } from './publishers.fa.ts';
import { reportArticlesFa } from './reports.fa.ts';
import { startArticlesFa } from './start.fa.ts';
import { supportArticlesFa } from './support.fa.ts';

/** Every article that the product brings. */
export const helpCatalogue = [
  ...startArticlesFa,
  ...supportArticlesFa,
  ...campaignArticlesFa,
  ...publisherArticlesFa,
  ...contentArticlesFa,
  ...reportArticlesFa,
  ...channelArticlesFa,
  ...moneyArticlesFa,
];
