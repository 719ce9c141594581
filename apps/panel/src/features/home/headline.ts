import { numberInWords } from '@jarchi/domain/numbers/numbers.ts';
import { getPace } from '@jarchi/domain/reports/reports.ts';
import { homeFa as fa } from './home.fa.ts';

export interface HeadlineCampaign {
  readonly title: string;
  readonly state: string;
  readonly price: number;
  readonly elapsed: number;
  readonly figures: { readonly cost: number };
}

export interface HeadlineFacts {
  readonly firstName: string;
  /** In TO_PAY or REJECTED. */
  readonly waiting: readonly HeadlineCampaign[];
  /** Contents that wait for a verdict. */
  readonly pendingContents: number;
  readonly running: readonly HeadlineCampaign[];
  readonly runningCount: number;
  readonly draftTitles: readonly string[];
  /** The account has no campaign and no draft. */
  readonly isNew: boolean;
  /** Some of these requests failed, so the headline claims nothing. */
  readonly isCut: boolean;
  /** Who acts, if this person may not: what waits is told as waiting for them. */
  readonly waitsFor: string | undefined;
}

export interface HeadlineText {
  readonly title: string;
  readonly sub: string;
}

function isBehind(campaign: HeadlineCampaign): boolean {
  if (campaign.state !== 'PUBLISHING' || campaign.price === 0) return false;
  const { verdict } = getPace(campaign.figures.cost / campaign.price, campaign.elapsed, { isFinished: campaign.elapsed >= 1 });
  return verdict === 'behind' || verdict === 'far_behind';
}

function tell(items: readonly string[], one: (title: string) => string, many: (count: string) => string): string | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  return items.length === 1 ? one(first) : many(numberInWords(items.length));
}

function getNews(facts: HeadlineFacts): string {
  const titles = (campaigns: readonly HeadlineCampaign[]) => campaigns.map(({ title }) => title);
  const toPay = titles(facts.waiting.filter(({ state }) => state === 'TO_PAY'));
  const rejected = titles(facts.waiting.filter(({ state }) => state === 'REJECTED'));
  const { pendingContents, waitsFor } = facts;
  const words = waitsFor === undefined ? fa.news : fa.newsOfOthers(waitsFor);
  const contents = numberInWords(pendingContents);
  if (pendingContents > 0 && facts.waiting.length > 0) return words.withContents(numberInWords(facts.waiting.length), contents);
  if (pendingContents > 0) return words.contents(contents);
  if (toPay.length > 0 && rejected.length > 0) return words.bothMany(numberInWords(toPay.length + rejected.length));
  return (
    tell(toPay, words.payOne, words.payMany) ??
    tell(rejected, words.rejectedOne, words.rejectedMany) ??
    tell(titles(facts.running.filter(isBehind)), fa.news.behindOne, fa.news.behindMany) ??
    (waitsFor === undefined ? tell(facts.draftTitles, fa.news.draftOne, fa.news.draftMany) : undefined) ??
    (facts.isNew ? fa.news.first : facts.runningCount > 0 ? fa.news.calm : words.idle)
  );
}

function getSub({ running, runningCount, waiting, pendingContents, isNew }: HeadlineFacts): string {
  if (isNew) return '';
  if (runningCount === 0) return fa.sub.idle;
  const count = numberInWords(runningCount);
  const behind = running.filter(isBehind);
  const [first] = behind;
  // Only if the headline is about something else.
  return waiting.length + pendingContents > 0 && first ? fa.sub.runningAndBehind(count, first.title) : fa.sub.running(count);
}

/** What needs the advertiser, by urgency: waiting contents and campaigns (money first), a rejection, a lagging campaign, a draft. */
export function getHeadline(facts: HeadlineFacts): HeadlineText {
  const name = facts.firstName.trim();
  const hello = name === '' ? fa.helloNobody : fa.hello(name);
  if (facts.isCut) return { title: fa.greeting(hello), sub: fa.sub.cut };
  return { title: fa.line(hello, getNews(facts)), sub: getSub(facts) };
}
