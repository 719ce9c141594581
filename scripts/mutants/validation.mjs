/** Mutants of one file: what each breaks, the text that stands there once, and what takes its place. */
const breakFile = (file, rows, test = file.replace(/\.ts$/, '.test.ts')) =>
  rows.map(([name, find, replace]) => ({
    name,
    file: `packages/domain/src/${file}`,
    find,
    replace,
    tests: [`packages/domain/src/${test}`],
  }));

/** Limits that are one off, conditions that are dropped, checks that no longer check. */
export const mutants = [
  ...breakFile('creatives/media-files.ts', [
    ['a file of exactly the limit is refused', 'size > limit_bytes', 'size >= limit_bytes'],
    ['an image that moves has a longest duration', 'isVideoType(type) && duration !== null', 'duration !== null'],
    ['sides whose sum is exactly the limit are refused', 'width + height <= SUM_MAX_PX', 'width + height < SUM_MAX_PX'],
    ['a file twenty times as wide as high is refused', 'width <= RATIO_MAX * height', 'width < RATIO_MAX * height'],
    ['a file without height may be used', 'width > 0 && height > 0 && ', ''],
  ]),
  ...breakFile(
    'creatives/media-limits.ts',
    [
      ['a size unit of a thousand thousand bytes', '1_048_576', '1_000_000'],
      ['stories as long as posts', 'videoSeconds: 60,', ''],
      ['pins of Soroush as large as any image', 'imageBytes: SIZE_UNIT_BYTES, ', ''],
    ],
    'creatives/media-files.test.ts',
  ),
  ...breakFile('creatives/slides.ts', [
    ['a slide at the allowed step is refused', 'step > STEP_ALLOWED ?', 'step >= STEP_ALLOWED ?'],
    [
      'the difference of two rounded ratios',
      'Math.abs(width * before.height - before.width * height) / area',
      'Math.abs(width / height - before.width / before.height)',
    ],
    ['slides are compared with the first one', 'files[place]!', 'files[0]!'],
    ['eleven slides', 'SLIDES_MAX = 10', 'SLIDES_MAX = 11'],
  ]),
  ...breakFile('creatives/texts/captions.ts', [
    ['the short caption of Telegram without media too', "media_type === 'TELEGRAM' && hasMedia", "media_type === 'TELEGRAM'"],
    ['an e-mail address is a mention', '(?<![\\p{L}\\p{N}_.@/])@', '(?<![@/])@'],
  ]),
  ...breakFile('creatives/texts/ad-texts.ts', [
    [
      'descriptions of pins as long as in channels',
      "'SOROUSH PIN': { title: 36, description: 38,",
      "'SOROUSH PIN': { title: 36, description: 150,",
    ],
  ]),
  ...breakFile('validation/characters.ts', [['lengths count halves of characters', '[...text].length', 'text.length']]),
  ...breakFile('validation/validators.ts', [
    ['zero is a positive whole number', 'Number.isSafeInteger(value) && value > 0', 'Number.isSafeInteger(value) && value >= 0'],
    ['the first day itself is refused', 'day < first', 'day <= first'],
    ['a selection of exactly the limit is refused', 'items.length > limit', 'items.length >= limit'],
    ['the caption must occur in the text of the link', 'whole.includes(text)', 'text.includes(whole)'],
  ]),
  ...breakFile('validation/hashtags.ts', [['thirty-one hashtags', 'HASHTAGS_MAX = 30', 'HASHTAGS_MAX = 31']]),
  ...breakFile('text/patterns.ts', [
    ['usernames with two dots in a row', '(?!.*\\.\\.)', ''],
    ['links to another host behind a port', '(?::\\d{1,5})?(?:[/?#]', '(?:[:/?#]'],
    ['channels of four letters', '{5,32}', '{4,32}'],
    ['a carriage return is safe', '[\\n\\r\\t', '[\\n\\t'],
  ]),
  ...breakFile('account/identity-numbers.ts', [
    ['national codes of one digit only', '/^\\d{10}$/.test(text) || isOneDigitOnly(text)', '/^\\d{10}$/.test(text)'],
    ['the check digit of a national code is its remainder', 'rest < 2 ? rest : 11 - rest', 'rest < 2 ? rest : 10 - rest'],
    ['the tenth digit is added without two', 'digits[9]! + 2', 'digits[9]!'],
    ['the economic number of somebody else', ' && text.startsWith(nationalCode)', ''],
  ]),
  ...breakFile('account/financial-info.ts', [
    [
      'companies without an economic number',
      "['name', 'national_number', 'address_text', 'economic_number']",
      "['name', 'national_number', 'address_text']",
    ],
    [
      'half an answer is incomplete',
      '.every((field) => checkRequired(info[field]).length > 0)',
      '.some((field) => checkRequired(info[field]).length > 0)',
    ],
  ]),
  ...breakFile('account/onboarding.ts', [
    ['a description of spaces is an answer', "answers.service_description.trim() !== ''", "answers.service_description !== ''"],
    ['no is no answer', 'answers.need_help !== null,', 'answers.need_help === true,'],
    [
      'a budget that joins two ranges',
      'range.monthly_budget_min === monthly_budget_min && range.monthly_budget_max === monthly_budget_max',
      'range.monthly_budget_min === monthly_budget_min || range.monthly_budget_max === monthly_budget_max',
    ],
  ]),
];
