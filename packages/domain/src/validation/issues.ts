import type { RareCoding } from '#media/rare-codings.ts';

/**
 * Why a value cannot be used: a code with facts, never text. Validators return all issues at once. The Persian texts are in
 * validation-text.fa.ts, which does not compile while the text of a code is missing. Lengths count code points, sizes are bytes,
 * durations seconds, days YYYY-MM-DD in Tehran.
 */
export type FieldIssue = ItemIndex &
  (
    | { readonly code: 'required' }
    | { readonly code: 'too_long'; readonly limit: number }
    | { readonly code: 'max_selection'; readonly limit: number }
    | { readonly code: 'min_selection'; readonly minimum: number }
    | { readonly code: 'positive_int' }
    | { readonly code: 'min_value'; readonly minimum: number }
    | { readonly code: 'max_value'; readonly maximum: number }
    | { readonly code: 'min_date' | 'max_date'; readonly day: string }
    | { readonly code: 'max_days'; readonly limit: number }
    | { readonly code: 'hashtag_max'; readonly limit: number }
    /** `text` is the part that does not occur. */
    | { readonly code: 'isSubstring'; readonly text: string }
    | { readonly code: 'file_type_not_allowed'; readonly type: string }
    | { readonly code: 'file_too_large'; readonly limit_bytes: number; readonly size: number }
    | { readonly code: 'video_max_duration'; readonly limit_seconds: number; readonly duration: number }
    | { readonly code: 'file_dimensions_constraints'; readonly width: number; readonly height: number }
    | { readonly code: 'slide_ratio_step'; readonly step: number; readonly allowed: number }
    | { readonly code: ShapeIssueCode }
  );

/** Issues of a text's shape, or of several fields together, that need no facts. */
type ShapeIssueCode =
  | 'hashtags'
  | 'isStartingWithHashtag'
  | 'mentions'
  | 'link_invalid'
  | 'telegram_link_invalid'
  | 'text_unsafe'
  | 'name_unsafe'
  | 'subdomain_invalid'
  | 'username_invalid'
  | 'email_invalid'
  | 'email_lookalike'
  | 'code_invalid'
  | 'phone_invalid'
  | 'national_code_invalid'
  | 'company_id_invalid'
  | 'economic_number_invalid'
  | 'postal_code_invalid'
  | 'choice_unknown'
  | 'hours_reversed'
  | 'combination_not_allowed'
  | 'budget_or_goal'
  | 'image_or_video'
  | 'file_or_caption';

export type FieldIssueCode = FieldIssue['code'];
export type IssueOf<C extends FieldIssueCode> = FieldIssue & { readonly code: C };

/** Shown next to a value that may still be used. */
export type FieldWarning = ItemIndex &
  (
    | { readonly code: 'ratio_below_recommended' | 'ratio_above_recommended'; readonly ratio: number }
    /** Messengers do not play it. */
    | { readonly code: 'video_rarely_played'; readonly coding: RareCoding }
    | { readonly code: 'slide_ratio_step_not_recommended'; readonly step: number; readonly recommended: number }
  );

export type FieldWarningCode = FieldWarning['code'];
export type WarningOf<C extends FieldWarningCode> = FieldWarning & { readonly code: C };

/** The index of the item in a list, counted from 0; absent for an issue of the whole value. */
interface ItemIndex {
  readonly index?: number;
}
