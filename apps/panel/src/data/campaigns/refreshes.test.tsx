import { expect, test } from 'vitest';
import { refusal, type FakeAnswers } from '#testing/fake-api.ts';
import { CAMPAIGNS, CONTENTS, findRefreshed, inOrder, MONEY, refreshRow, REPORT } from '#testing/find-refreshed.tsx';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { useCampaignOfDraft } from './campaign-of-draft.ts';
import { useAutoReplace, useOpenDispute, useResume } from './controls.ts';
import { useApplyCodes } from './discounts.ts';
import { useSeveral } from './list/several.ts';
import { type ViewBody, useSaveView } from './list/views.ts';
import { usePreviewedAct } from './previewed-act.ts';
import { usePurchase } from './purchase.ts';
import { useArchive, useDropOffers, useDuplicateCampaign, useRedateCampaign } from './campaign-acts.ts';
import { type Candidate, type ShareOrder, useShareAct } from './share-act.ts';

const tell = { onSuccess: () => undefined, onError: () => undefined };
const campaign = sampleCampaign({ id: 5 });
const ONE = '/api/main/v1/campaigns/5/';
const amounts = { captured: 0, released: 100, placements: [] as const };
const answers: FakeAnswers = {
  [`GET ${ONE}`]: { body: campaign },
  [`GET ${ONE}preview`]: { body: amounts },
  [`POST ${ONE}`]: { body: campaign },
  [`POST ${ONE}purchase/`]: { body: { campaign, outcome: 'held', shortfall: 0 } },
  [`DELETE ${ONE}`]: { body: {} },
  'POST /api/main/v1/campaigns/': { body: campaign },
  'PUT /api/main/v1/campaigns/5/auto-replace/': { body: campaign },
  'POST /api/main/v1/campaigns/actions/': { body: { results: [] } },
  'POST /api/main/v1/campaigns/views/': { body: {} },
  'POST /api/main/discount/apply-discount/': { body: campaign },
};
const order = { id: 5, expected_total: 100, is_auto_after_charge: true };
const saved = { isSaved: true, id: 7, campaign: null, savedAt: '2026-11-10T07:00:00.000Z' };

const CONTROLLED = [...CAMPAIGNS, ...CONTENTS, ...REPORT, ...MONEY];
const share = { campaign: 5, placement: 9 };

const rows = [
  refreshRow(
    'a purchase',
    () => usePurchase(tell),
    ({ buy }) => buy(order),
    [...CAMPAIGNS, ...MONEY, 'drafts'],
  ),
  refreshRow(
    'a list that is left',
    () => useDropOffers(5, tell),
    ({ start }) => start(),
    [...CAMPAIGNS, ...MONEY],
  ),
  refreshRow(
    'another period',
    () => useRedateCampaign(5, tell),
    ({ start }) => start({ publish_period_start: '2026-12-01', publish_period_end: '2026-12-05' }),
    [...CAMPAIGNS, ...MONEY],
  ),
  refreshRow(
    'a pause that ends',
    () => useResume(5, tell),
    ({ start }) => start(),
    CONTROLLED,
  ),
  refreshRow(
    'publishers who are replaced by themselves',
    () => useAutoReplace(5, tell),
    ({ start }) => start(true),
    ['campaign'],
  ),
  refreshRow(
    'a dispute',
    () => useOpenDispute(5, tell),
    ({ start }) => start({ reason: 'a', attachments: [] }),
    CAMPAIGNS,
  ),
  refreshRow(
    'an act on several campaigns',
    () => useSeveral(tell),
    ({ start }) => start({ action: 'archive', ids: [5, 6] }),
    [...CONTROLLED, 'drafts'],
  ),
  refreshRow(
    'a view of the list',
    () => useSaveView(tell),
    ({ start }) => start({ id: null, body: { name: 'a' } as ViewBody }),
    ['views of the list'],
  ),
  refreshRow('a campaign put away', useArchive, ({ archive }) => archive(5).catch(() => undefined), CAMPAIGNS),
  refreshRow('a campaign brought back', useArchive, ({ restore }) => restore(5).catch(() => undefined), CAMPAIGNS),
  refreshRow(
    'a copy',
    () => useDuplicateCampaign(5),
    ({ start }) => start(),
    ['drafts'],
  ),
  refreshRow(
    'codes of discounts',
    () => useApplyCodes(5, tell),
    ({ start }) => start(['AABAN10']),
    ['campaign list'],
  ),
  refreshRow(
    'the campaign of a draft',
    () => useCampaignOfDraft(saved),
    () => undefined,
    ['campaign list'],
  ),
];

test.each(rows)('$of refreshes what it changes', async ({ find, refreshes }) => {
  expect(await find(answers)).toEqual(refreshes);
});

test.each(rows)('a refusal of $of refreshes the same data, because it may be old', async ({ find, refreshes }) => {
  const refused = Object.fromEntries(
    Object.keys(answers).map((name) => [name, refusal('transition_refused', 409, { state: 'INACTIVE', allowed: [] })]),
  );
  expect(await find(refused)).toEqual(refreshes);
});

test.each(['cancelCampaign', 'refuseOffers'] as const)(
  '%s refreshes the campaign, its contents, its report and the money',
  async (call) => {
    const find = findRefreshed(
      () => {
        const ending = usePreviewedAct(5, call, () => undefined);
        // The amounts are known after they were requested.
        if (ending.isReady && !ending.isPending) queueMicrotask(() => ending.start({ call }));
        return ending;
      },
      () => undefined,
      { ...answers, [`GET ${ONE}`]: { body: amounts }, [`POST ${ONE}offers/refuse/`]: { body: { state: 'ACCEPTED' } } },
    );
    expect(await find).toEqual(inOrder(...CONTROLLED));
  },
);

const shareOrders: readonly ShareOrder[] = [
  { call: 'replacePlacement', candidate: { plan_id: 3, difference: 0 } as Candidate },
  { call: 'dropPlacement' },
];
const shareAnswers = [{ body: campaign }, refusal('transition_refused', 409, { state: 'INACTIVE', allowed: [] })];

test.each(shareOrders.flatMap((sent) => shareAnswers.map((answer) => ({ sent, answer, call: sent.call }))))(
  '$call refreshes the campaign, its contents, its report and the money, also after a refusal',
  async ({ sent, answer }) => {
    const find = findRefreshed(
      () => {
        const act = useShareAct(share, { onSuccess: () => undefined, onGone: () => undefined });
        if (act.isReady && !act.isPending && act.error === null) queueMicrotask(() => act.start(sent));
        return act;
      },
      () => undefined,
      { [`GET ${ONE}placements/9/replacements/`]: { body: { lost: { total: 100 }, results: [] } }, [`POST ${ONE}placements/9/`]: answer },
    );
    expect(await find).toEqual(inOrder(...CONTROLLED));
  },
);
