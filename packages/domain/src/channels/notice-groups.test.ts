import { expect, test } from 'vitest';
import { findNoticeGroup } from './notice-groups.ts';

test.each([
  ['payment_credited', 'transaction', 'money'],
  ['campaign_live', 'change_history', 'campaigns'],
  ['content_delivered', 'change_history', 'contents'],
  ['alert_balance', 'transaction', 'alerts'],
  ['report_ready', 'object_notification', 'alerts'],
  ['announcement', 'object_notification', 'news'],
  ['channel_linked', 'object_notification', 'security'],
  ['dispute_answered', 'ticket_message', 'support'],
] as const)('%s of the type %s belongs to %s', (kind, type, group) => {
  expect(findNoticeGroup(kind, type)).toBe(group);
});
