import type { MeasurementSource } from '#reports/reports.ts';

/**
 * Whose clicks count where several sources have some. A tracked click stands behind the platform's own figures and the publisher's insight,
 * which count every click, and before what people enter: it is counted by a program, but only where our link was used. The simulation
 * stands for the platform.
 */
const CLICK_SOURCES: readonly MeasurementSource[] = [
  'platform_api',
  'simulation',
  'publisher_insight',
  'tracked_click',
  'operator_feed',
  'screenshot_proof',
];

/** Whether tracked clicks count for a placement whose figures come from this source. */
export function doTrackedClicksCount(source: MeasurementSource): boolean {
  return CLICK_SOURCES.indexOf('tracked_click') < CLICK_SOURCES.indexOf(source);
}
