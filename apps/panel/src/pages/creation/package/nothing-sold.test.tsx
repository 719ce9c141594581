import { COMBINATIONS, finishedDraft, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleSuggestion, sampleSuggestions } from '#features/publishers/testing/sample-market.fa.ts';
import { CreatePackagePage } from '#pages/creation/CreatePackagePage.tsx';
import { serveDraft } from '#testing/draft-server.ts';
import { stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { openWideWindow } from '#testing/wide-window.ts';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/publishers/excel/ExcelMenu.tsx';
import '#features/drafts/frame/DraftBanner.tsx';

beforeEach(openWideWindow);

const none = sampleSuggestion([]);
const noViews = { found: true, plans: [], views: 0, fitting_views: 0, fills_goal: false, gap: 0, is_proved_best: true };

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  '%s: where nothing is sold, the step says so, and blames no filter',
  async (_, combination) => {
    const { answers } = serveDraft({ ...finishedDraft(combination), selectedPlans: [] });
    stubApi({
      ...answers,
      'GET /api/main/v1/media/categories/': { body: { results: [] } },
      'GET /api/main/v1/media/media-plans/': { body: { count: 0, results: [], facets: null } },
      'GET /api/main/media_app/bundle/': { body: { results: [] } },
      'POST /api/main/v1/media/media-plans/': (url) => ({
        body: url.pathname.endsWith('/views-packages/')
          ? { offered: 0, best_fit: noViews, fewest_publishers: noViews, only_fitting: null }
          : sampleSuggestions({ most_reach: none, least_cost: null, most_reach_in_categories: null, frontier: [] }),
      }),
    });
    renderPage(CreatePackagePage, '/campaign/create-package', '/campaign/create-package?draft=7');
    const isNetwork = combination.content_type === 'PIN' || combination.content_type === 'IN_CHANNEL';
    const said = isNetwork ? /این پیام‌رسان اکنون این قالب را نمی‌فروشد/ : /هنوز ناشری برای این قالب ثبت نشده است/;
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/با این فیلترها هیچ/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'تا هدف پر کن' })).toBeNull();
  },
);
