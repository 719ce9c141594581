import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { isEmail, isHashtag, isMention, isNameSafe, isSubdomainLabel, isTextSafe, isUsername, parseTelegramPost } from './patterns.ts';
import { isLink } from './web-link.ts';

const USERNAMES = ['abc', 'a_b', 'a.b', '_a_', '___', '123', 'A.b_9', 'maze.gardi', 'a1.b2_c3', 'a'.repeat(30), `a${'.b'.repeat(14)}c`];
const NO_USERNAMES = ['', 'ab', 'a'.repeat(31), '.ab', 'ab.', 'a..b', 'a-b', 'a b', 'علی', 'abc۱', '@@abc', 'abc\n', 'ſab', '\u200eabc'];

test.each(USERNAMES)('%s is a username, and a mention with or without @', (text) => {
  expect([isUsername(text), isMention(text), isMention(`@${text}`)]).toEqual([true, true, true]);
  expect(isUsername(`@${text}`)).toBe(false);
});

test.each(NO_USERNAMES)('%j is neither a username nor a mention', (text) => {
  expect([isUsername(text), isMention(text), isMention(`@${text}`)]).toEqual([false, false, false]);
});

test.each(['تهران', 'پاییز_۱۴۰۵', 'sale', 'A1_', '_', '1', '٢٠', 'کِتاب', 'مؤثّر', 'گزارشِ', 'كتاب', 'آبان1405x', 'ـ'])(
  '%s is a hashtag',
  (text) => {
    expect(isHashtag(text)).toBe(true);
  },
);

test.each([
  '',
  '#sale',
  'دو کلمه',
  'نیم\u200cفاصله',
  'a-b',
  'a.b',
  'چرا؟',
  'الف،ب',
  'الف؛',
  '٪',
  'a!',
  '😀',
  'é',
  'дом',
  'a\n',
  '\u200fالف',
  '«الف»',
])('%j is no hashtag', (text) => {
  expect(isHashtag(text)).toBe(false);
});

test.each(['a@b.c', 'sara.mohammadi@mail.example.com', 'a+b@x-y.ir', 'سارا@مثال.ایران', `${'a'.repeat(248)}@ab.ir`])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.c',
  'a@b.',
  'a.b@c',
  'a@b@c.d',
  'a b@c.d',
  'a@b. c',
  ' a@b.c',
  'a@b.c\n',
  '\u200fa@b.c',
  'a@b.c\u0000',
  `${'a'.repeat(249)}@ab.ir`,
])('%j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  ['https://t.me/jarchi/1', { channel: 'jarchi', message_id: 1 }],
  ['http://t.me/jarchi_news/4021', { channel: 'jarchi_news', message_id: 4021 }],
  ['HTTPS://T.ME/Jarchi-5/12?single', { channel: 'Jarchi-5', message_id: 12 }],
  ['https://t.me/abcde/12?', { channel: 'abcde', message_id: 12 }],
  [`https://t.me/${'a'.repeat(32)}/12?single&thread=3`, { channel: 'a'.repeat(32), message_id: 12 }],
  ['https://t.me/abcde/9007199254740991', { channel: 'abcde', message_id: 9_007_199_254_740_991 }],
])('%s leads to the Telegram post %j', (link, post) => {
  expect(parseTelegramPost(link)).toEqual(post);
});

test.each([
  '',
  't.me/jarchi/1',
  'ftp://t.me/jarchi/1',
  'https://telegram.me/jarchi/1',
  'https://txme/jarchi/1',
  'https://evil.ir/https://t.me/jarchi/1',
  'https://t.me/abcd/1',
  `https://t.me/${'a'.repeat(33)}/1`,
  'https://t.me/jar.chi/1',
  'https://t.me/جارچی/1',
  'https://t.me/jarchi',
  'https://t.me/jarchi/',
  'https://t.me/jarchi/x',
  'https://t.me/jarchi/۱',
  'https://t.me/jarchi/0',
  'https://t.me/jarchi/-1',
  'https://t.me/jarchi/9007199254740992',
  'https://t.me/jarchi/1/',
  'https://t.me/jarchi/1#x',
  'https://t.me/jarchi/1? x',
  'https://t.me/jarchi/1\n',
  'https://t.me/c/1234567/8',
])('%j leads to no Telegram post', (link) => {
  expect(parseTelegramPost(link)).toBeUndefined();
});

test('every channel and number is read back from the link they make', () => {
  const channel = fc.stringMatching(/^[A-Za-z\d_-]{5,32}$/);
  const query = fc.constantFrom('', '?single', '?comment=5');
  fc.assert(
    fc.property(channel, fc.integer({ min: 1 }), query, (name, message_id, rest) => {
      expect(parseTelegramPost(`https://t.me/${name}/${message_id}${rest}`)).toEqual({ channel: name, message_id });
    }),
  );
});

test.each(['\n', '\r', '\t', '<', '>', '&', '"', "'", '`', '\\', ';', '-', '\u2028', '\u2029'])(
  'a text with %j is not safe, wherever it is',
  (character) => {
    expect([character, `${character}عنوان`, `عن${character}وان`, `عنوان${character}`].filter(isTextSafe)).toEqual([]);
  },
);

test.each(['', 'کمپین پاییز ۱۴۰۵', '«نیم\u200cفاصله»، و: (این)', 'تخفیف ۲۰٪!', 'a – b — c', 'A_b.c/d?'])('%j is safe', (text) => {
  expect(isTextSafe(text)).toBe(true);
});

test.each(['نجفی-زاده', 'بازرگانی نیک‌آفرین - شعبه ۲', "O'Neil", 'O’Neil', 'سپیدار (سهامی خاص)', ''])(
  '%j is the name of somebody',
  (name) => {
    expect(isNameSafe(name)).toBe(true);
  },
);

test.each(['\n', '\r', '\t', '<', '>', '&', '"', '`', '\\', ';', '\u2028', '\u2029'])(
  'a name with %j is not safe, wherever it is',
  (character) => {
    expect([character, `${character}نام`, `نا${character}م`, `نام${character}`].filter(isNameSafe)).toEqual([]);
  },
);

test.each([
  ['a', true],
  ['shop24', true],
  ['Shop', true],
  ['a'.repeat(63), true],
  ['a'.repeat(64), false],
  ['', false],
  ['my-shop', false],
  ['my_shop', false],
  ['shop.example', false],
  ['فروشگاه', false],
  ['shop ', false],
  ['shop\n', false],
])('%j is the label of a subdomain: %s', (text, isLabel) => {
  expect(isSubdomainLabel(text)).toBe(isLabel);
});

test('a subdomain label is a safe text and makes a link', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zA-Z\d]{1,63}$/),
      (label) => isSubdomainLabel(label) && isTextSafe(label) && isLink(`https://${label}.example.ir`),
    ),
  );
});

test('any text gets an answer, quickly', () => {
  const patterns = [
    isUsername,
    isMention,
    isHashtag,
    isEmail,
    isLink,
    isTextSafe,
    isNameSafe,
    isSubdomainLabel,
    (text: string) => parseTelegramPost(text) !== undefined,
  ];
  const assertAnswered = (text: string) => {
    expect(patterns.map((pattern) => typeof pattern(text))).toEqual(patterns.map(() => 'boolean'));
  };
  fc.assert(fc.property(anyText, assertAnswered));
  for (const text of [
    'a'.repeat(50_000),
    'a.'.repeat(50_000),
    `https://${'a.'.repeat(50_000)}!`,
    `https://${'a-'.repeat(50_000)}`,
    `a@${'.'.repeat(50_000)} `,
  ])
    assertAnswered(text);
});
