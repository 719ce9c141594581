import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { earnedOnCancel } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { NOTHING_EARNED } from '@jarchi/domain/money/captures.ts';
import { CAMPAIGN_TYPES, type CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { expect, test } from 'vitest';
import { listRefundCases, type RefundCase } from './refund-rules.ts';
import { refundRulesFa } from './refund-rules.fa.ts';

const NOW = Date.UTC(2026, 10, 10);
const getText = (type: CampaignType, id: RefundCase) => refundRulesFa[type][id]?.text ?? '';

test.each(CAMPAIGN_TYPES)('%s has six cases, each with its text', (type) => {
  const cases = listRefundCases(type);
  expect(cases).toHaveLength(6);
  for (const id of cases) expect(getText(type, id)).not.toBe('');
});

test.each(CAMPAIGN_TYPES)('the text of a cancelled %s names the hours from which half a share is kept', (type) => {
  const keepsHalf = (hours: number) =>
    earnedOnCancel({ state: 'scheduled', slot_at: NOW + hours * HOUR_MS }, type === 'INFLUENCE' ? 'REACH' : type, NOW) !== NOTHING_EARNED;
  const hours = Array.from({ length: 100 }, (_, at) => at).find((at) => !keepsHalf(at))!;
  expect(getText(type, 'cancelled')).toContain(`${toPersianDigits(String(hours))} ساعت`);
});

test('only a campaign with made content names the half of a share that is kept for confirmed content', () => {
  expect(earnedOnCancel({ state: 'content_confirmed', slot_at: null }, 'INFLUENCE', NOW)).not.toBe(NOTHING_EARNED);
  for (const type of CAMPAIGN_TYPES) expect(getText(type, 'cancelled').includes('تأیید کرده‌اید')).toBe(type === 'INFLUENCE');
});

test('money for views and clicks is kept by the accepted number, for posts by their hours', () => {
  expect(getText('CPM', 'cut_short')).toContain('بازدیدهای پذیرفته‌شده');
  expect(getText('CPC', 'completed')).toContain('کلیک‌های پذیرفته‌شده');
  for (const type of ['REACH', 'INFLUENCE'] as const) expect(getText(type, 'cut_short')).toContain('ساعت‌های منتشرشده');
});
