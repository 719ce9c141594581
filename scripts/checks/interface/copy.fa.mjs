const letter = '[\\u0621-\\u063a\\u0641-\\u064a\\u0671-\\u06d3]';

export const persianLetter = new RegExp(letter);

/** Messages that the specification fixes with an exclamation mark. */
export const FIXED = ['دریافت اطلاعات ناموفق بود!'];

/** Words in which می is no prefix. */
export const NO_PREFIX = /(?<![\u0600-\u06ff\u200c])می (?:و|ناب)(?![\u0600-\u06ff])/g;

/** What is wrong, and how it is found. */
export const FAULTS = [
  ['Arabic letters: write ی and ک', /[\u064a\u0643\u0649]/],
  ['three dots: write …', new RegExp(`${letter}\\s*\\.\\.\\.|\\.\\.\\.\\s*${letter}`)],
  ['a half-space is missing after می', new RegExp(`(?<![\\u0600-\\u06ff\\u200c])ن?می ${letter}`)],
  ['a half-space is missing before ها', new RegExp(`${letter} ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان)?(?![\\u0600-\\u06ff\\u200c])`)],
  ['straight quotes: write «»', new RegExp(`${letter}"|"${letter}`)],
  ['an exclamation mark', new RegExp(`${letter}\\s*!`)],
  ['a Latin digit in Persian text', new RegExp(`${letter}[^a-zA-Z\`']*(?<![a-zA-Z\\d])\\d+(?![a-zA-Z\\d])`)],
];
