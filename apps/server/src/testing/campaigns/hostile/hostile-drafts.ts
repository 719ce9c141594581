import fc from 'fast-check';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import type { CampaignDraft, Combination } from '@jarchi/domain/drafts/drafts.ts';

/** What a person may paste, and a program may send: whatever of it is accepted has to live. */
export interface Hostile {
  readonly combination: number;
  readonly file: number;
  readonly change: Partial<CampaignDraft>;
}

const HOSTS = [
  'a.ir',
  'A.IR',
  'xn--mgba3a4f16a.ir',
  'xn--a.ir',
  'مثال.ایران',
  'نامه\u200cای.com',
  'ab\u200ccd.ir',
  '\u0661\u0662a.ir',
  '۱۲۳.ir',
  'شرکت۲۴.ir',
  'سلامabc.ir',
  '\ufdfa.ir',
  '\uff41\uff42.com',
  'ßß.de',
  'e\u0301.com',
  '\u0301a.com',
  `${'a'.repeat(63)}.ir`,
  `${'a'.repeat(64)}.ir`,
  `${'پ'.repeat(60)}.ir`,
  'a--b.ir',
  '1.2.3.4',
  'localhost',
  'a.ir.',
  'me:pass@a.ir',
];
const PORTS = ['', '', '', ':80', ':0', ':8443', ':65535', ':65536', ':99999', ':00443'];
const PATHS = [
  '',
  '/',
  '/x?y=1#z',
  '/صفحه‌ی/پاییز؟',
  '/%zz',
  '/%00',
  '?utm_source=a&utm_source=b',
  '#/p?x=1',
  '/a\\b',
  '/%E0%A4%A',
  '/\ud83d\ude00',
  '/a;b,c|d{e}',
];
const link = fc
  .tuple(fc.constantFrom('https', 'http', 'HTTPS'), fc.constantFrom(...HOSTS), fc.constantFrom(...PORTS), fc.constantFrom(...PATHS))
  .map(([scheme, host, port, path]) => `${scheme}://${host}${port}${path}`);

const TEXTS = [
  'come in',
  'طعم «پاییز»، تا ۲۰٪',
  '\u202eevil',
  '\u200f\u200c\u200f',
  '\u0000x',
  'a'.repeat(100),
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '\ud800',
  '=1+1',
  '${x}{{y}}%s%n',
  '\u0627\u064b\u064c\u064d\u064e\u064f'.repeat(15),
  '٪٬۱۲۳',
  '<b>x</b>',
  "'; drop table campaign; --",
  'ﷺ'.repeat(50),
  '1e999',
  'null',
  '__proto__',
];
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 60 }));
const words = fc.array(text, { maxLength: 3 });
const names = fc.array(fc.constantFrom('چای_سبز', 'maze.gardi', '@a_b', 'A1_', '_a_', '#x', 'a b', 'ـ', '٢٠'), { maxLength: 3 });
const utm = fc.constantFrom('', 'x y&z', 'campaign-id', '۱۲', '\u200c', 'a'.repeat(100), '%00', '\ud800');

/** Some of these fields, each with something that may be refused. */
const fields = (today: string) => ({
  title: text,
  content_caption: text,
  content_description: text,
  content_contentMediaDescription: text,
  publish_considerations: text,
  content_todos: words,
  content_notTodos: words,
  content_hashtags: names,
  content_mentions: names,
  content_tags: names,
  content_link: link,
  content_instagramContentAddress: link,
  content_customSubdomain: fc.constantFrom('autumn', 'a'.repeat(63), 'A1', 'پ', '-'),
  content_hyperlinks: fc.array(fc.record({ text: fc.constantFrom('come', 'in', 'طعم'), link }), { maxLength: 2 }),
  is_utm_enabled: fc.boolean(),
  is_telegram_hyperlinks_utm_enabled: fc.boolean(),
  utm_source_value: utm,
  utm_term_value: utm,
  utm_content_value: utm,
  ad_title: text,
  ad_caption: text,
  ad_subtitle: text,
  button_label: text,
  button_link: link,
  publish_period_start: fc.integer({ min: -1, max: 3 }).map((days) => addDays(today, days)),
  publish_period_end: fc.integer({ min: 0, max: 5 }).map((days) => addDays(today, days)),
  preferred_publish_start_hour: fc.integer({ min: 0, max: 23 }),
  preferred_publish_end_hour: fc.integer({ min: 1, max: 24 }),
});

const FIELDS_MAX = 4;

/** Drawn anew from a seed: the same seed gives the same drafts. */
export function drawHostile(
  seed: number,
  count: number,
  today: string,
  of: { readonly combinations: readonly Combination[]; readonly files: number },
): Hostile[] {
  const all = fields(today);
  const change = fc
    .uniqueArray(fc.constantFrom(...(Object.keys(all) as (keyof typeof all)[])), { minLength: 1, maxLength: FIELDS_MAX })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, all[key]])) as Record<string, fc.Arbitrary<unknown>>));
  const draft = fc.record({
    combination: fc.nat(of.combinations.length - 1),
    file: fc.nat(of.files - 1),
    change,
  });
  return fc.sample(draft, { seed, numRuns: count });
}
