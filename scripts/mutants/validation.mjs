/** Mutants of one file: the name of each, the text to find, and its replacement. */
const breakFile = (file, rows, test = file.replace(/\.ts$/, '.test.ts')) =>
  rows.map(([name, find, replace]) => ({
    name,
    file: `packages/domain/src/${file}`,
    find,
    replace,
    tests: [`packages/domain/src/${test}`],
  }));

/** Limits that are wrong by one, missing conditions, checks that check nothing. */
export const mutants = [
  ...breakFile('media/media-types.ts', [['a size unit has 1,000,000 bytes', '1_048_576', '1_000_000']], 'validation/issue-text.test.ts'),
  ...breakFile('creatives/media-files.ts', [
    ['a file of exactly the limit is refused', 'size > limit_bytes', 'size >= limit_bytes'],
    ['a moving image has a maximum duration', 'isVideoType(type) && duration !== null', 'duration !== null'],
    ['sides whose sum is exactly the limit are refused', 'width + height <= SUM_MAX_PX', 'width + height < SUM_MAX_PX'],
    ['a file 20 times as wide as high is refused', 'width <= RATIO_MAX * height', 'width < RATIO_MAX * height'],
    ['a file without height is accepted', 'width > 0 && height > 0 && ', ''],
  ]),
  ...breakFile(
    'creatives/media-limits.ts',
    [
      ['stories may be as long as posts', 'videoSeconds: 60,', ''],
      ['an ad may be a video', 'findAdTextLimits(media_type, content_type) === undefined', 'true'],
      ['pins of Soroush may be as large as any image', 'imageBytes: SIZE_UNIT_BYTES, ', ''],
    ],
    'creatives/media-files.test.ts',
  ),
  ...breakFile('creatives/slides.ts', [
    ['a slide at the allowed step is refused', 'step > STEP_ALLOWED ?', 'step >= STEP_ALLOWED ?'],
    [
      'slides are compared by the difference of rounded ratios',
      'Math.abs(width * before.height - before.width * height) / area',
      'Math.abs(width / height - before.width / before.height)',
    ],
    ['slides are compared with the first one', 'files[index]!', 'files[0]!'],
    ['eleven slides are accepted', 'SLIDES_MAX = 10', 'SLIDES_MAX = 11'],
  ]),
  ...breakFile('creatives/texts/captions.ts', [
    ['the short caption limit of Telegram applies without media', "media_type === 'TELEGRAM' && hasMedia", "media_type === 'TELEGRAM'"],
    ['an e-mail address is a mention', '[\\p{L}\\p{N}_.@/]$', '[@/]$'],
  ]),
  ...breakFile('creatives/texts/ad-texts.ts', [
    [
      'descriptions of pins may be as long as in channels',
      "'SOROUSH PIN': { title: 36, description: 38,",
      "'SOROUSH PIN': { title: 36, description: 150,",
    ],
  ]),
  ...breakFile('validation/validators.ts', [
    ['lengths count UTF-16 units', '[...text].length', 'text.length'],
    ['zero is a positive whole number', 'Number.isSafeInteger(value) && value > 0', 'Number.isSafeInteger(value) && value >= 0'],
    ['the first day itself is refused', 'day < first', 'day <= first'],
    ['a selection of exactly the limit is refused', 'items.length > limit', 'items.length >= limit'],
    ['the caption must occur in the text of the link', 'whole.includes(text)', 'text.includes(whole)'],
  ]),
  ...breakFile('validation/hashtags.ts', [['31 hashtags are accepted', 'HASHTAGS_MAX = 30', 'HASHTAGS_MAX = 31']]),
  ...breakFile('text/web-link.ts', [
    ['hosts that no resolver takes are accepted', 'link && HOST.test(link.hostname) ? link', 'link ? link'],
  ]),
  ...breakFile('text/patterns.ts', [
    ['usernames with two dots in a row are accepted', '(?!.*\\.\\.)', ''],
    ['channel names of four letters are accepted', '{5,32}', '{4,32}'],
    ['a carriage return is safe', 'UNSAFE_TEXT = /[\\n\\r\\t', 'UNSAFE_TEXT = /[\\n\\t'],
  ]),
  ...breakFile('account/identity-numbers.ts', [
    [
      'national codes of one repeated digit are accepted',
      '/^\\d{10}$/.test(text) || (isOneDigitOnly(text) && text !== HELD_CODE)',
      '/^\\d{10}$/.test(text)',
    ],
    ['the check digit of a national code is its remainder', 'rest < 2 ? rest : 11 - rest', 'rest < 2 ? rest : 10 - rest'],
    ['the check adds the tenth digit without 2', 'digits[9]! + 2', 'digits[9]!'],
    ['the economic number of another person is accepted', ' && text.startsWith(nationalCode)', ''],
  ]),
  ...breakFile('account/financial-info.ts', [
    [
      'companies need no economic number',
      "['name', 'national_number', 'address_text', 'economic_number']",
      "['name', 'national_number', 'address_text']",
    ],
    [
      'partly filled information counts as incomplete',
      '.every((field) => checkRequired(info[field]).length > 0)',
      '.some((field) => checkRequired(info[field]).length > 0)',
    ],
  ]),
  ...breakFile('account/onboarding.ts', [
    ['a description of spaces is an answer', "answers.service_description.trim() !== ''", "answers.service_description !== ''"],
    ['the answer "no" counts as no answer', 'answers.need_help !== null,', 'answers.need_help === true,'],
    [
      'a budget with the ends of two ranges is accepted',
      'range.monthly_budget_min === monthly_budget_min && range.monthly_budget_max === monthly_budget_max',
      'range.monthly_budget_min === monthly_budget_min || range.monthly_budget_max === monthly_budget_max',
    ],
  ]),
];
