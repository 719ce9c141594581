import { expect, test } from 'vitest';
import { sampleStats } from '#testing/sample-answers.fa.ts';
import { listReportMarks } from './report-marks.ts';

const tell = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

test('events and notes of a day stand at its start, and those of other days are left out', () => {
  const stats = sampleStats();
  const events = ['2026-11-05T10:00:00Z', '2026-11-05T20:29:00Z', '2027-01-01T00:00:00Z'].map((at) => ({ at, id: at }));
  const note = { id: 1, at: '2026-11-05T08:00:00Z', text: 'تعطیلی' };
  const marks = listReportMarks(stats, events, [note, { ...note, id: 2, at: '2026-10-01T00:00:00Z' }], tell);
  expect(marks).toEqual([
    {
      number: 1,
      at: Date.parse('2026-11-04T20:30:00Z'),
      kind: 'event',
      texts: ['2026-11-05T10:00:00Z', '2026-11-05T20:29:00Z'],
      notes: [],
    },
    { number: 2, at: Date.parse('2026-11-04T20:30:00Z'), kind: 'note', texts: ['تعطیلی'], notes: [note] },
  ]);
});

test('what happened on the last day is on the chart', () => {
  const marks = listReportMarks(sampleStats(), [{ at: '2026-11-14T20:00:00Z', id: 'a' }], [], tell);
  expect(marks.map(({ texts }) => texts)).toEqual([['a']]);
});
