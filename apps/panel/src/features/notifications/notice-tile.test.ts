import { Hourglass, Megaphone, Wallet } from 'lucide-react';
import { expect, test } from 'vitest';
import { findNoticeTile } from './notice-tile.ts';

test('a message has the tile of its kind', () => {
  expect(findNoticeTile({ kind: 'content_delivered', notification_type: 'change_history' })).toEqual({ icon: Hourglass, tone: 'warning' });
});

test('a kind without its own tile, or unknown to the page, has the tile of its type', () => {
  expect(findNoticeTile({ kind: 'receipt_credited', notification_type: 'transaction' })).toEqual({ icon: Wallet, tone: 'success' });
  const newer = JSON.parse('{"kind":"postcard","notification_type":"change_history"}');
  expect(findNoticeTile(newer)).toEqual({ icon: Megaphone, tone: 'violet' });
});
