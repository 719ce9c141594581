import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentStateBadge } from './ContentStateBadge.tsx';

test.each([
  ['pending', null, 'در انتظار'],
  ['withdrawn', 'content_lapsed', 'محتوا بی‌پاسخ ماند'],
  ['withdrawn', 'content_refused', 'محتوا پذیرفته نشد'],
  ['withdrawn', 'campaign_over', 'کمپین پایان یافت'],
  ['withdrawn', null, 'کنار رفت'],
] as const)('a content that is %s (%s) is called %s', (state, out_reason, words) => {
  render(<ContentStateBadge content={{ state, out_reason }} />);
  expect(screen.getByText(words)).toBeDefined();
});
