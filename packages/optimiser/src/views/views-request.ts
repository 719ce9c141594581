import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** A media plan of a campaign that is paid by views, so that its price plays no part. Views are whole and above zero. */
export interface ViewsPlan {
  readonly id: number;
  /** At most one plan of a publisher is bought. */
  readonly publisher_id: number;
  readonly views: number;
  /** Its publisher has one of the campaign's categories; true for all plans of a campaign without categories. */
  readonly is_fitting: boolean;
  /** 0 to 10. */
  readonly score: number;
}

export interface ViewsWishes {
  readonly media_type: MediaType;
  readonly plans: readonly ViewsPlan[];
  readonly goal_views: number;
  readonly max_plans: number;
  /** Always in the package. */
  readonly pinned_plans: readonly number[];
  /** Never in the package. */
  readonly excluded_plans: readonly number[];
}

export interface ViewsPackage {
  /** In ascending order, with the pinned ones. */
  readonly plan_ids: readonly number[];
  /** The plain sum: views of several publishers add up. */
  readonly views: number;
  /** False: no package within the limits fills the goal, and this one has the most views. */
  readonly fills_goal: boolean;
  /** The largest possible distance of its misfit from the least; 0 when it is the best, 0.01 for 1 %. */
  readonly gap: number;
  readonly is_proved_best: boolean;
}
