import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { ContentAnswer, ContentOrder, OfferedPlacement } from '../platform-connector.ts';
import type { Chances } from './behaviours.ts';
import { contentFa } from './content.fa.ts';

/** Hours after the order: most contents, and those that take days. */
const USUAL_HOURS = { from: 3, spread: 15 };
const LATE_HOURS = { from: 40, spread: 38 };
/** A second version is better: one in four of the first ones' share. */
const AGAIN = 0.25;

/** The fault of a content: a rotated picture, a caption without the link and mentions, or a forbidden word. */
const FAULTS = ['sides', 'link', 'word'] as const;
type Fault = (typeof FAULTS)[number];

function findFault(chances: Chances, placement: OfferedPlacement, attempt: number): Fault | undefined {
  if (!chances.hasAt(placement, 'bad content', attempt, attempt === 1 ? 1 : AGAIN)) return undefined;
  return FAULTS[Math.floor(chances.draw(placement, `fault ${attempt}`) * FAULTS.length)];
}

function madeAt(chances: Chances, placement: OfferedPlacement, { attempt, ordered_at }: ContentOrder): number {
  const { from, spread } = chances.hasAt(placement, 'late content', attempt) ? LATE_HOURS : USUAL_HOURS;
  return ordered_at + Math.round((from + chances.draw(placement, `made ${attempt}`) * spread) * HOUR_MS);
}

/** A picture of a hue and a scene, upright or lying. */
export type Paint = (hue: number, scene: number, isLying: boolean) => Buffer;

interface Maker {
  readonly chances: Chances;
  readonly paint: Paint;
}

/** The content that a publisher makes for an order; some break the brief. */
export function makeContent({ chances, paint }: Maker, placement: OfferedPlacement, order: ContentOrder, now: number): ContentAnswer {
  const { attempt, title, link, mentions } = order;
  const at = madeAt(chances, placement, order);
  if (now < at) return { content: 'awaited', ask_again_at: at };
  const lot = (what: string) => chances.draw(placement, `${what} ${attempt}`);
  const fault = findFault(chances, placement, attempt);
  const bytes = paint(Math.floor(lot('hue') * 360), Math.floor(lot('scene') * 3), fault === 'sides');
  const words = (contentFa.captions[Math.floor(lot('caption') * contentFa.captions.length)] ?? contentFa.captions[0])(title);
  const asked = fault === 'link' ? [] : [...mentions.map((mention) => (mention.startsWith('@') ? mention : `@${mention}`)), link];
  const caption = [words, ...(fault === 'word' ? [contentFa.flagged] : []), ...asked].filter((part) => part !== '').join(' ');
  return { content: 'made', at, files: [{ name: `${contentFa.file}-${attempt}.png`, bytes }], caption };
}
