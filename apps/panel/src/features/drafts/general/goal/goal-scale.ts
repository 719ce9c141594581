/** The ends of a logarithmic slider. */
export interface GoalRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** The range for platforms without limits, in thousands of views; the field next to the slider takes more. */
const OPEN_RANGE: GoalRange = { minimum: 10, maximum: 10_000 };
/** Coarse enough that two neighbours stay different when rounded to two digits. */
const STEPS_PER_DECADE = 20;
const MARK_DISTANCE = 0.2;

export function getRange(limits: GoalRange | null): GoalRange {
  return limits ?? OPEN_RANGE;
}

/** 0 at the minimum, 1 at the maximum. */
export function getFraction(value: number, { minimum, maximum }: GoalRange): number {
  const fraction = Math.log(Math.max(1, value) / minimum) / Math.log(maximum / minimum);
  return Math.min(1, Math.max(0, fraction));
}

export function getSteps({ minimum, maximum }: GoalRange): number {
  return Math.round(Math.log10(maximum / minimum) * STEPS_PER_DECADE);
}

/** The slider's step of a value. */
export function getStep(value: number, range: GoalRange): number {
  return Math.round(getFraction(value, range) * getSteps(range));
}

/** The value at a step, rounded to two digits; the ends are exact. */
export function valueAt(step: number, range: GoalRange): number {
  const { minimum, maximum } = range;
  if (step <= 0) return minimum;
  if (step >= getSteps(range)) return maximum;
  return Math.round(Number((minimum * (maximum / minimum) ** (step / getSteps(range))).toPrecision(2)));
}

/** The values under the slider: both ends, and powers of ten with enough distance. */
export function listMarks(range: GoalRange): number[] {
  const { minimum, maximum } = range;
  const marks = [minimum];
  for (let power = 10 ** Math.ceil(Math.log10(minimum)); power < maximum; power *= 10) {
    const at = getFraction(power, range);
    const isApart = at - getFraction(marks.at(-1) ?? minimum, range) >= MARK_DISTANCE && 1 - at >= MARK_DISTANCE;
    if (isApart) marks.push(power);
  }
  return [...marks, maximum];
}
