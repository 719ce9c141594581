import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { StateTimeline } from './StateTimeline.tsx';

test('an event names its person next to its time; an event without a person shows only the time', () => {
  const { events } = sampleCampaign();
  render(<StateTimeline events={events} />);
  const lineOf = (title: string) => screen.getByText(title).parentElement?.querySelector('time')?.parentElement?.textContent;
  expect(lineOf('خریداری شد و برای بررسی رفت')).toBe('۱۰ آبان، ۱۲:۲۵ · سارا محمدی');
  expect(lineOf('انتشار آغاز شد')).toBe('۱۲ آبان، ۱۸:۰۰');
});
