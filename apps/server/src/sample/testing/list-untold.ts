import type { SampleWorld } from './live-sample-world.ts';

const hasPlacement = (condition: string) =>
  `exists (select from placement p where p.account_id = c.account_id and p.campaign_id = c.id and ${condition})`;
const countContents = (state: string) =>
  `(select count(*) from created_content k where k.account_id = c.account_id and k.campaign_id = c.id and k.state = '${state}')`;
const cutShort = hasPlacement("p.state = 'cut_short' and p.discount = 0");
const hasLive = hasPlacement("p.state = 'live'");
const waits = hasPlacement("p.state = 'declined' and p.share = 'open'");
const isUnderWay = `c.state = 'PUBLISHING' and ${hasLive}`;

/** What docs/sample-world.md and the journeys promise of a campaign: its title, and what is true of its row `c` (SQL). */
const STORIES: readonly (readonly [title: string, truth: string])[] = [
  ['قهوهٔ سرد زمستانی', "c.state = 'CREATED'"],
  ['یک روز با باریستا', hasPlacement("p.out_reason = 'content_lapsed'")],
  ['طعم خاطره‌ها', `c.reason = 'unfilled' and ${hasPlacement("p.out_reason = 'offer_lapsed'")}`],
  ['چالش فنجان من', `c.state = 'ACCEPTED' and ${countContents('pending')} = 3 and ${countContents('confirmed')} > 0`],
  ['صبح‌های سپیدار', "c.state = 'NEGOTIATION'"],
  ['عکس شب با گوشی تازه', "c.state = 'REJECTED'"],
  ['پالتو در کوچه‌های شهر', "c.reason = 'after_negotiation'"],
  ['کوپن صبحانهٔ سپیدار', "c.reason = 'before_review'"],
  ['شرط‌بندی روی طعم برنده', "c.state = 'REJECTED'"],
  ['دم‌کردن در خانه', `${countContents('rejected')} > 0`],
  ['حراج یک‌روزه', "c.reason = 'new_dates'"],
  ['خبر افتتاح شعبهٔ سعادت‌آباد', `c.state = 'PUBLISHING' and ${cutShort}`],
  ['کیک کدوحلوایی سپیدار', hasPlacement("p.out_reason = 'not_live'")],
  ['جشن پایان تابستان', "c.reason = 'cancelled'"],
  ['اسپیکرهای همراه', "c.reason = 'paused' and c.resume_at is not null"],
  ['ساعت‌های زمستانی', `c.reason = 'stopped' and ${hasLive}`],
  ['دوربین در سفر', hasPlacement("p.share = 'moved'")],
  ['یک روز با هدفون', `c.state = 'ACCEPTED' and ${waits}`],
  ['میز کار بازی‌سازان', `c.state = 'SCHEDULED' and c.held > 0 and ${countContents('confirmed')} > 0`],
  ['هدفون‌های تازه رسید', isUnderWay],
  ['کلیک تا حراج آذر', isUnderWay],
  ['کوپن قهوهٔ روز', isUnderWay],
  ['معرفی منوی پاییزی', isUnderWay],
];

/** Titles of campaigns that are not as they are told. */
export async function listUntoldStories({ read }: Pick<SampleWorld, 'read'>): Promise<string[]> {
  const untold: string[] = [];
  for (const [title, truth] of STORIES) {
    const rows = await read(`select from campaign c where c.title = '${title}' and ${truth}`);
    if (rows.length === 0) untold.push(title);
  }
  return untold;
}
