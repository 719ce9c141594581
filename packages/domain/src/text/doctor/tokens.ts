/**
 * What a text is made of. `fixed` is never touched: addresses, mentions, hashtags, emoji, code, placeholders, phone, card and IBAN numbers,
 * signs that no rule knows. A `gap` is the signs and spaces between two others.
 */
export type TokenKind = 'word' | 'number' | 'latin' | 'fixed' | 'rial' | 'break' | 'gap';

export interface Token {
  kind: TokenKind;
  from: number;
  to: number;
  text: string;
}

const digit = '0-9\\u06f0-\\u06f9\\u0660-\\u0669';
const letter = '\\u0620-\\u063f\\u0641-\\u064a\\u066e-\\u06d3\\u06d5\\u06ee\\u06ef\\u06fa-\\u06ff\\ufb50-\\ufdef\\ufe70-\\ufefc';
const diacritic = '\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed';
const latin = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f';
const space = ' \\t\\u00a0\\u2000-\\u200a\\u202f\\u3000';
const invisible = '\\u200b\\u200c\\u00ad\\ufeff';
/** Of the signs of a gap, those after which an emoticon may begin. */
const opening = `${space}\\ufeff`;
const sign = ',;?!.\\u2026:\\u060c\\u061b\\u061f()\\[\\]{}\\u00ab\\u00bb"\\u201c\\u201d\\u201e\\-\\u2013\\u2014';

const emoticon = "(?:[:;=][-']?(?:[)(]{1,9}|[DPpOo|\\\\/*])|<3)(?![^\\s])";
const placeholder = '\\{[A-Za-z_][\\w.]{0,39}\\}|%[sd](?![A-Za-z])';
const addressEnd = '[^\\s.,;:?!\\u060c\\u061b\\u061f\\u2026)\\]}\\u00bb"\\u201d]';
const domain = '(?:[A-Za-z0-9][\\w-]{0,62}\\.){1,4}[A-Za-z]{2,24}(?![A-Za-z])';
const pictogram = '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?';

// Every repetition that can fail is bounded, so that the time grows with the length of the text and no faster.
const fixed = [
  '`[^`\\n]{1,200}`',
  placeholder,
  `(?:https?:\\/\\/|www\\.)(?=[\\w])\\S*${addressEnd}`,
  '[\\w.+-]{1,64}@(?:[\\w-]{1,63}\\.){1,4}[A-Za-z]{2,24}',
  '@(?:\\w|\\.(?=\\w)){1,64}',
  '#[\\p{L}\\p{M}\\p{N}_\\u200c]{1,140}',
  '[0-9#*]\\ufe0f?\\u20e3',
  '\\p{Regional_Indicator}{2}',
  `${pictogram}(?:\\u200d${pictogram})*`,
  'IR[0-9]{2}(?:[ -]?[0-9]{4}){5}[ -]?[0-9]{2}',
  `${domain}\\/\\S*${addressEnd}`,
  domain,
  `\\+[${digit}]{1,15}(?:[ -][${digit}]{2,10}){0,5}`,
  `[0\\u06f0\\u0660](?:[${digit}]{6,14}|[${digit}]{1,4}(?:[ -][${digit}]{2,8}){1,5})(?![${digit}\\/:.,\\u060c\\u066b\\u066c])`,
  `[${digit}]{4}(?:[ -][${digit}]{4}){3}`,
].join('|');

const latinWord =
  `[${latin}](?:[\\w${latin}'\\u2019+#&@]|[.\\-\\/:*=](?=[\\w]))*` +
  `|[${digit}][${digit}.:,\\u00d7\\-]{0,20}[A-Za-z](?:[\\w]|[.\\-](?=\\w))*`;
const number =
  `[%\\u066a]?[${digit}]{1,4} [-\\u2013] [${digit}]{1,4}(?![${digit}.,\\/:-])` +
  `|[%\\u066a]?[${digit}]+(?:[.,\\u066b\\u066c\\u060c:\\/\\-\\u2013][${digit}]+)*(?:[ \\u00a0]{0,3}[%\\u066a](?![A-Za-z]))?`;
const word = `[${letter}](?:[${letter}${diacritic}${invisible}\\u0640]|\\u00ac(?=[${letter}]))*`;

/** A space with an emoticon behind it is the last sign of its gap. */
const gap = `(?:(?!${placeholder})(?:[${opening}](?!${emoticon})|[${invisible.replace('\\ufeff', '')}${sign}]))+(?:[${opening}](?=${emoticon}))?|[${opening}](?=${emoticon})`;

const createPattern = (untouched: string) =>
  new RegExp(
    `(?<fixed>${untouched})|(?<latin>${latinWord})|(?<number>${number})|(?<word>${word})|(?<rial>\\ufdfc)|(?<break>\\r?\\n)` +
      `|(?<gap>${gap})|(?<other>[\\s\\S])`,
    'uy',
  );

/** Safari before 16.4 has no look-behind, so the previous character selects the pattern: an emoticon begins after a space only. */
const afterSpace = createPattern(`${fixed}|${emoticon}`);
const afterSign = createPattern(fixed);

const kinds = ['fixed', 'latin', 'number', 'word', 'rial', 'break', 'gap'] as const;

/** The tokens of a text, in order and without holes. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < text.length;) {
    const pattern = from === 0 || /\s/.test(text.charAt(from - 1)) ? afterSpace : afterSign;
    pattern.lastIndex = from;
    // The last kind takes any sign.
    const match = pattern.exec(text)!;
    const kind = kinds.find((name) => match.groups?.[name] !== undefined) ?? 'fixed';
    tokens.push({ kind, from, to: from + match[0].length, text: match[0] });
    from += match[0].length;
  }
  return tokens;
}
