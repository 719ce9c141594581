/** A longer estimate is of no use for the next campaign. */
const RUNWAY_DAYS_MAX = 90;

/**
 * How many whole days a balance lasts if every day costs the average of the given days, both in toman. Undefined when nothing was spent,
 * nothing is left, or it would last longer than 90 days.
 */
export function runwayDays(balance: number, spentByDay: readonly number[]): number | undefined {
  const spent = spentByDay.reduce((sum, amount) => sum + amount, 0);
  if (balance <= 0 || spent <= 0) return undefined;
  const days = Math.floor((balance * spentByDay.length) / spent);
  return days > RUNWAY_DAYS_MAX ? undefined : days;
}
