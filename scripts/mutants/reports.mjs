const domain = 'packages/domain/src';
const of = (path) => ({ file: `${domain}/${path}.ts`, tests: [`${domain}/${path}.test.ts`] });

/** Calendar, Persian text, reports and reach. */
export const mutants = [
  {
    name: 'an instant near a clock change has the offset of the other side',
    ...of('calendar/jalali'),
    find: 'guess = asUtc - tehranOffsetMs(guess);',
    replace: 'guess = asUtc - tehranOffsetMs(asUtc);',
  },
  {
    name: 'the week begins on Sunday',
    ...of('calendar/jalali'),
    find: 'getUTCDay() + 1) % 7',
    replace: 'getUTCDay() + 0) % 7',
  },
  {
    name: 'a date is written month first',
    ...of('calendar/jalali'),
    find: 'return `${p.day}-${p.month}-${p.year}`;',
    replace: 'return `${p.month}-${p.day}-${p.year}`;',
  },
  {
    name: 'a day that its month does not have is read as a day of the next month',
    ...of('calendar/jalali-date'),
    find: 'date.month === month && date.day === day',
    replace: 'date.month === month',
  },
  {
    name: 'a year outside the proved range is read',
    ...of('calendar/jalali-text'),
    find: 'year > LAST_YEAR',
    replace: 'year > LAST_YEAR + 1',
  },
  {
    name: 'the previous range shares a day with the range',
    ...of('calendar/day-range'),
    find: 'to: addDays(range.from, -1) }',
    replace: 'to: range.from }',
  },
  {
    name: 'a holiday has working hours',
    ...of('calendar/work/working-hours'),
    find: 'if (hours === null || holidays.has(day)) return null;',
    replace: 'if (hours === null) return null;',
  },
  {
    name: 'hours before the start of a deadline count',
    ...of('calendar/work/working-hours'),
    find: 'const from = Math.max(opening.from, at);',
    replace: 'const from = opening.from;',
  },
  {
    name: 'a deadline at closing time moves to the next morning',
    ...of('calendar/work/working-hours'),
    find: 'if (open >= leftMs) return',
    replace: 'if (open > leftMs) return',
  },
  {
    name: 'a holiday list may repeat a day',
    ...of('calendar/work/holidays'),
    find: 'if (first_index === undefined) indexes.set(day, index);',
    replace: 'if (first_index !== index) indexes.set(day, index);',
  },
  {
    name: 'a search does not replace Arabic kaf',
    ...of('text/persian-text'),
    find: '[\\u0643\\u06aa]',
    replace: '[\\u06aa]',
  },
  {
    name: 'a phrase is found from the middle of a word',
    ...of('text/persian-text'),
    find: 'starts.some((start) => joined.startsWith(wanted, start))',
    replace: 'joined.includes(wanted)',
  },
  {
    name: 'hourly figures go back a day too far',
    ...of('reports/reports'),
    find: 'age < HOURLY_DAYS',
    replace: 'age <= HOURLY_DAYS',
  },
  {
    name: 'the last seven days are counted as eight',
    ...of('reports/reports'),
    find: "'last_7_days' ? -6",
    replace: "'last_7_days' ? -7",
  },
  {
    name: 'every day has 24 hours',
    ...of('reports/buckets'),
    find: 'for (let hour = from; hour < to; hour += HOUR_MS)',
    replace: 'for (let hour = from; hour < from + 24 * HOUR_MS * listDays(range).length; hour += HOUR_MS)',
  },
  {
    name: 'a goal that is met after the last day counts as early',
    ...of('reports/forecast'),
    find: "early > 0 ? 'early' : 'late'",
    replace: "early < 0 ? 'early' : 'late'",
  },
  {
    name: 'a goal of views is counted in thousands',
    ...of('campaigns/goals'),
    find: 'views: 1_000,',
    replace: 'views: 1,',
  },
  {
    name: 'goals of people and of clicks are added up',
    ...of('campaigns/goals'),
    find: ' && totals.goal.measure !== measure',
    replace: ' && totals.goal.measure === null',
  },
  {
    name: 'platforms are counted as sharing no people',
    ...of('reach/overlap'),
    find: 'const model = PEOPLE * (1 - shareMissed(ofPlatforms, PEOPLE));',
    replace: 'const model = ofPlatforms.reduce((sum, people) => sum + people, 0);',
  },
  {
    name: 'the model ignores an audience larger than its platform',
    ...of('reach/overlap'),
    find: 'Math.max(0, ...reaches, Math.round(model))',
    replace: 'Math.round(model)',
  },
  {
    name: 'the cost per thousand is least where the fewest are reached',
    ...of('reach/package-range'),
    find: 'low: costPerThousand(price, high.reach_model),',
    replace: 'low: costPerThousand(price, low.reach_model),',
  },
  {
    name: 'a live post costs the hours after its last figures',
    ...of('campaigns/placement-cost'),
    find: 'ended_at ?? measured_until ?? -Infinity',
    replace: 'ended_at ?? Infinity',
  },
  {
    name: 'a closed share costs its hours, not what was captured',
    ...of('campaigns/placement-cost'),
    find: "item.share === 'closed' || item.isByUnits ? item.captured_net",
    replace: 'item.isByUnits ? item.captured_net',
  },
  {
    name: 'prices of a measure count the campaigns of all measures',
    ...of('reports/overview/measure-prices'),
    find: 'campaigns.filter((one) => one.measure === measure)',
    replace: 'campaigns.slice()',
  },
  {
    name: 'a row is compared with the average of another measure',
    ...of('reports/overview/value-for-money'),
    find: 'const total = findPrice(totals, measure);',
    replace: 'const total = totals[0];',
  },
];
