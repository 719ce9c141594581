import type { MediaType } from '#platforms/platforms.ts';

export interface PlanEstimate {
  readonly media_type: MediaType;
  /** Median reach of the publisher's last posts of this format. */
  readonly reach: number;
  readonly price: number;
}

export interface PackageEstimate {
  /** Nobody is counted twice: at least the largest single reach. */
  readonly reach_at_least: number;
  /** Nobody sees two of them: at most the plain sum. */
  readonly reach_at_most: number;
  /** Between the two: audiences of one platform overlap as if drawn at random from it. */
  readonly reach_model: number;
  readonly price: number;
}

/** Users of each platform in Iran that the overlap model draws from: round figures of the 1404 user surveys. */
const AUDIENCE: Readonly<Record<MediaType, number>> = {
  INSTAGRAM: 45_000_000,
  TELEGRAM: 40_000_000,
  LINKEDIN: 4_000_000,
  BALE: 18_000_000,
  SOROUSH: 8_000_000,
  EITAA: 25_000_000,
  RUBIKA: 35_000_000,
};

/** Reach over several publishers is never a plain sum: both bounds and a model value between them. Whole people. */
export function estimatePackage(plans: readonly PlanEstimate[]): PackageEstimate {
  const largest = plans.reduce((max, plan) => Math.max(max, plan.reach), 0);
  const sum = plans.reduce((total, plan) => total + plan.reach, 0);
  const missed = new Map<MediaType, number>();
  for (const plan of plans) {
    const share = Math.min(1, plan.reach / AUDIENCE[plan.media_type]);
    missed.set(plan.media_type, (missed.get(plan.media_type) ?? 1) * (1 - share));
  }
  let model = 0;
  for (const [platform, part] of missed) model += AUDIENCE[platform] * (1 - part);
  return {
    reach_at_least: largest,
    reach_at_most: sum,
    reach_model: Math.min(sum, Math.max(largest, Math.round(model))),
    price: plans.reduce((total, plan) => total + plan.price, 0),
  };
}

/** Toman for a thousand people reached, rounded; null when nobody was reached. */
export function costPerThousand(costToman: number, reach: number): number | null {
  return reach > 0 ? Math.round((costToman * 1000) / reach) : null;
}
