import { expect, test } from 'vitest';
import { CAMPAIGNS, CONTENTS, findRefreshed, inOrder, MONEY } from '#testing/find-refreshed.tsx';
import { useLeaveOut } from './leave-out.ts';

const PATH = '/api/main/v1/campaigns/5/offers/1/leave-out/';

test('a publisher left out of a list refreshes the campaign, its contents and the money', async () => {
  const find = findRefreshed(
    () => {
      const leaving = useLeaveOut({ campaign: 5, placement: 1 }, () => undefined);
      // The amounts are known after they were requested.
      if (leaving.isReady && !leaving.isPending) queueMicrotask(leaving.leaveOut);
      return leaving;
    },
    () => undefined,
    {
      [`GET ${PATH}`]: { body: { before: 2, total: 1, held: 0, released: 1, is_last: false } },
      [`POST ${PATH}`]: { body: { id: 5, state: 'NEGOTIATION', total: 1 } },
    },
  );
  expect(await find).toEqual(inOrder(...CAMPAIGNS, ...CONTENTS, ...MONEY));
});
