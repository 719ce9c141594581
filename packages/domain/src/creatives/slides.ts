import type { FieldIssue, FieldWarning } from '#validation/issues.ts';
import { checkMaxSelection, checkMinSelection } from '#validation/validators.ts';

/** The most slides of one post. */
export const SLIDES_MAX = 10;

/** The largest allowed and recommended difference between the ratios of a slide and the slide before it, both included. */
const STEP_ALLOWED = 0.2;
const STEP_RECOMMENDED = 0.05;

interface Sides {
  readonly width: number;
  readonly height: number;
}

interface SlideStep {
  readonly index: number;
  readonly step: number;
}

/** The steps between neighbouring slides; a file without dimensions has no ratio and gets its own issue. */
function listSteps(files: readonly Sides[]): SlideStep[] {
  return files.slice(1).flatMap(({ width, height }, index) => {
    const before = files[index]!;
    const area = height * before.height;
    // One division for both ratios: 0.8 − 0.75 of two rounded ratios is more than 0.05.
    return area > 0 ? [{ index: index + 1, step: Math.abs(width * before.height - before.width * height) / area }] : [];
  });
}

/** The slides whose ratio differs too much from the slide before them. */
export function checkSlideSteps(files: readonly Sides[]): FieldIssue[] {
  return listSteps(files).flatMap(({ index, step }) =>
    step > STEP_ALLOWED ? [{ code: 'slide_ratio_step', step, allowed: STEP_ALLOWED, index }] : [],
  );
}

/** The slides whose ratio differs from the slide before them by more than is recommended. */
export function warnSlideSteps(files: readonly Sides[]): FieldWarning[] {
  return listSteps(files).flatMap(({ index, step }) =>
    step > STEP_RECOMMENDED && step <= STEP_ALLOWED
      ? [{ code: 'slide_ratio_step_not_recommended', step, recommended: STEP_RECOMMENDED, index }]
      : [],
  );
}

/** Checks the number of files, for example one to ten slides or exactly two stories. Without any file, the field is required. */
export function checkFileCount(
  files: readonly unknown[],
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): FieldIssue[] {
  if (files.length === 0 && minimum > 0) return [{ code: 'required' }];
  return [...checkMinSelection(files, minimum), ...checkMaxSelection(files, maximum)];
}
