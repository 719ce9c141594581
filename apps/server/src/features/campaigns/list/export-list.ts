import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { addGoal, getGoal, getGoalShare, getUnitCost, type CampaignGoal, type GoalTotals } from '@jarchi/domain/campaigns/goals.ts';
import { formatNumericDate, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { campaignTypesFa } from '@jarchi/domain/platforms/campaign-types.fa.ts';
import { contentTypeTitlesFa, platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { campaignStateTitlesFa } from '@jarchi/domain/reports/overview/campaign-states.fa.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { readRowByRow } from '#infra/http/answers/rows-answer.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import { campaignsFa as fa } from './export-list.fa.ts';
import { followingStatement, type CampaignLine, type ListChoice } from './list.repository.ts';

const BATCH_ROWS = 500;

/** The rows of the filtered list in its order. */
function readLines(tenancy: Tenancy, accountId: number, query: ListChoice, today: string): AsyncGenerator<CampaignLine> {
  return readRowByRow<CampaignLine>(
    ({ after, limit }) =>
      tenancy.queryAccount<CampaignLine>(accountId, followingStatement(accountId, query, today, { after: after?.id, limit })),
    BATCH_ROWS,
  );
}

const dayText = (day: string): string => toLatinDigits(formatNumericDate(tehranInstant(day)));

/** The measure, the target with the reached share, and the price of a unit. */
function goalCells(goal: CampaignGoal, costToman: number, reached: number): XlsxCell[] {
  const { measure, target } = goal;
  const share = getGoalShare(goal);
  const { title, unitCost } = measuresFa[measure];
  return [title, target, share === null ? null : Math.round(share * 100), getUnitCost(measure, costToman, reached), unitCost];
}

const NO_GOAL_CELLS: readonly XlsxCell[] = [null, null, null, null, null];

function listCells(line: CampaignLine): XlsxCell[] {
  const goal = getGoal(line, line);
  return [
    line.title,
    line.id,
    platformTitlesFa[line.media_type],
    campaignTypesFa[line.campaign_type].shortTitle,
    contentTypeTitlesFa[line.content_type],
    campaignStateTitlesFa[line.state],
    dayText(line.publish_period_start),
    dayText(line.publish_period_end),
    line.net,
    line.cost,
    line.reach,
    line.views,
    line.clicks,
    ...goalCells(goal, line.cost, goal.reached),
    dayText(tehranDay(line.created)),
  ];
}

/** A row for each campaign, and the totals as the last row; it has a goal only where all campaigns have one measure. */
async function* writeRows(lines: AsyncIterable<CampaignLine>): AsyncGenerator<XlsxCell[]> {
  const sum = { count: 0, net: 0, cost: 0, reach: 0, views: 0, clicks: 0 };
  let goals: GoalTotals | null | undefined;
  for await (const line of lines) {
    yield listCells(line);
    sum.count += 1;
    sum.net += line.net;
    sum.cost += line.cost;
    sum.reach += line.reach;
    sum.views += line.views;
    sum.clicks += line.clicks;
    goals = addGoal(goals, getGoal(line, line));
  }
  const names = [fa.total(sum.count), null, null, null, null, null, null, null];
  const ofGoals = goals ? goalCells(goals.goal, sum.cost, goals.all_reached) : NO_GOAL_CELLS;
  yield [...names, sum.net, sum.cost, sum.reach, sum.views, sum.clicks, ...ofGoals, null];
}

/** The whole filtered list of campaigns as an Excel file, written as its rows are read. */
export function exportList(tenancy: Tenancy, accountId: number, query: ListChoice, now: number): FileAnswer {
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(fa.fileName, now),
    body: createXlsxStream({
      title: fa.sheet,
      columns: fa.columns.map((title, index) => ({ title, width: index === 0 ? 32 : 18 })),
      rows: writeRows(readLines(tenancy, accountId, query, tehranDay(now))),
    }),
  };
}
