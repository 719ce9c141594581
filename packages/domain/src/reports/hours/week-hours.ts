import { getWeekday, tehranDay, tehranHour } from '#calendar/jalali.ts';
import type { Metric } from '#campaigns/goals.ts';

const WEEKDAYS = 7;
export const DAY_HOURS = 24;
/** Fewer clicks tell nothing about the hours of a week. */
export const CLICKS_LEAST = 50;
/** Shades of the heat map. */
export const HEAT_STEPS = 5;
/** The hours of a block, on phones. */
export const BLOCK_HOURS = 3;
/** The hours whose share of the whole is told. */
const SPAN_HOURS = 5;

/** One hour of one day of the week, over all weeks of a range. */
export interface WeekHour extends Readonly<Record<Metric, number>> {
  /** 0 for Saturday to 6 for Friday. */
  readonly weekday: number;
  /** 0 to 23, in Tehran. */
  readonly hour: number;
}

/** The same with what it cost, net toman. */
export interface CostedWeekHour extends WeekHour {
  readonly cost: number;
}

/** Hours that begin at `at` (ms) added up by day of the week and hour: 168 of them, Saturday midnight first. */
export function sumWeekHours(rows: readonly (Omit<CostedWeekHour, 'weekday' | 'hour'> & { readonly at: number })[]): CostedWeekHour[] {
  const week = Array.from({ length: WEEKDAYS * DAY_HOURS }, (_, index) => ({
    weekday: Math.floor(index / DAY_HOURS),
    hour: index % DAY_HOURS,
    reach: 0,
    views: 0,
    clicks: 0,
    cost: 0,
  }));
  for (const { at, reach, views, clicks, cost } of rows) {
    const cell = week[getWeekday(tehranDay(at)) * DAY_HOURS + tehranHour(at)]!;
    cell.reach += reach;
    cell.views += views;
    cell.clicks += clicks;
    cell.cost += cost;
  }
  return week;
}

/** The same week in eight blocks of three hours a day; `hour` is a block's first. */
export function joinBlocks(week: readonly WeekHour[]): WeekHour[] {
  const blocks: WeekHour[] = [];
  for (let index = 0; index < week.length; index += BLOCK_HOURS) {
    const hours = week.slice(index, index + BLOCK_HOURS);
    const sum = (key: Metric) => hours.reduce((total, cell) => total + cell[key], 0);
    const { weekday, hour } = hours[0]!;
    blocks.push({ weekday, hour, reach: sum('reach'), views: sum('views'), clicks: sum('clicks') });
  }
  return blocks;
}

/** The shade of a value beside the highest one: 0 for nothing, else 1 to HEAT_STEPS. */
export function getHeatStep(value: number, highest: number): number {
  return value <= 0 || highest <= 0 ? 0 : Math.max(1, Math.ceil((value / highest) * HEAT_STEPS));
}

/** The cell with the most of a figure, the earliest of equal ones; undefined where all are empty. */
export function findBestCell(week: readonly WeekHour[], key: Metric): WeekHour | undefined {
  const best = week.reduce<WeekHour | undefined>((most, cell) => (most === undefined || cell[key] > most[key] ? cell : most), undefined);
  return best && best[key] > 0 ? best : undefined;
}

export interface BestSpan {
  /** The first hour, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly share: number;
}

/** The hours of a day, in a row, that have the largest share of a figure over the week; undefined where all are empty. */
export function findBestSpan(week: readonly WeekHour[], key: Metric): BestSpan | undefined {
  const byHour = Array.from({ length: DAY_HOURS }, (_, hour) =>
    week.reduce((sum, cell) => (cell.hour === hour ? sum + cell[key] : sum), 0),
  );
  const whole = byHour.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return undefined;
  let best = { from: 0, sum: -1 };
  for (let from = 0; from + SPAN_HOURS <= DAY_HOURS; from++) {
    const sum = byHour.slice(from, from + SPAN_HOURS).reduce((total, value) => total + value, 0);
    if (sum > best.sum) best = { from, sum };
  }
  return { from: best.from, to: best.from + SPAN_HOURS, share: best.sum / whole };
}
