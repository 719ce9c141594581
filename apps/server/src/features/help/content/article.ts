import { helpPath, type HelpSlug } from '@jarchi/domain/help/help-articles.ts';
import type { HelpBlock } from '@jarchi/domain/help/help-body.ts';
import type { Earned } from '@jarchi/domain/money/captures.ts';
import { SIZE_UNIT_BYTES } from '@jarchi/domain/media/media-types.ts';

export interface HelpContent {
  readonly slug: HelpSlug;
  readonly title: string;
  readonly summary: string;
  /** Other words under which people look for it. */
  readonly keywords: string;
  readonly body: readonly HelpBlock[];
  readonly related: readonly HelpSlug[];
  /** Where it is shown among those to begin with. */
  readonly beginning?: number;
  /** The day of its last change (YYYY-MM-DD in Tehran). */
  readonly updated: string;
  /** The test that fails when the article becomes untrue: a file of the repository, and the name of a test in it. */
  readonly proof: { readonly file: string; readonly test: string };
}

/** The size of every picture, in pixels; `npm run help:pictures` takes them. */
export const HELP_PICTURE = { width: 1120, height: 700 } as const;

export const heading = (text: string): HelpBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): HelpBlock => ({ kind: 'paragraph', text });
export const steps = (...items: readonly string[]): HelpBlock => ({ kind: 'steps', items });
export const list = (...items: readonly string[]): HelpBlock => ({ kind: 'list', items });
export const note = (text: string): HelpBlock => ({ kind: 'note', tone: 'info', text });
export const warning = (text: string): HelpBlock => ({ kind: 'note', tone: 'warning', text });
export const picture = (name: string, alt: string): HelpBlock => ({ kind: 'picture', name, alt, ...HELP_PICTURE });

/** A link to a page of the panel. */
export const link = (words: string, path: `/${string}`) => `[${words}](${path})`;
/** A link to another article. */
export const seeAlso = (words: string, slug: HelpSlug) => link(words, helpPath(slug));

const whole = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
const percentage = new Intl.NumberFormat('fa-IR', { style: 'percent', maximumFractionDigits: 0 });

/** Rules of the domain as articles write them. */
export const number = (value: number) => whole.format(value);
export const megabytes = (sizeBytes: number) => number(sizeBytes / SIZE_UNIT_BYTES);
export const percentOf = ({ delivered, bought }: Earned) => percentage.format(delivered / bought);
