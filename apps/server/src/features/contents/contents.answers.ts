import type { CallAnswer } from '@jarchi/contract/types.ts';
import { deliveryDueAt } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { REJECTIONS_MAX } from '@jarchi/domain/campaigns/rules/placement-events.ts';
import type { WholeContent } from './contents.repository.ts';

export type ContentAnswer = CallAnswer<'contents', 'getContent'>;

/** A content with the relevant fields of its campaign. */
export function contentAnswer({ content, campaign, publisher, rejections, out_reason, owed_since }: WholeContent): ContentAnswer {
  const { id, attempt, state, caption, advertiser_comment, due_at, created, decided_at, seen_at } = content;
  const { brief, ...of } = campaign;
  return {
    id,
    campaign: {
      ...of,
      content_description: brief.content_description,
      content_todos: [...brief.content_todos],
      content_notTodos: [...brief.content_notTodos],
    },
    publisher,
    placement: content.placement_id,
    attempt,
    rejections_left: Math.max(0, REJECTIONS_MAX - rejections),
    state,
    out_reason: state === 'withdrawn' ? out_reason : null,
    files: content.files.map((file) => ({ ...file })),
    caption,
    advertiser_comment,
    attachments: content.attachments.map((file) => ({ ...file })),
    due_at: due_at.toISOString(),
    next_due_at: owed_since && state === 'rejected' ? new Date(deliveryDueAt(owed_since.getTime())).toISOString() : null,
    created: created.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    seen_at: seen_at?.toISOString() ?? null,
  };
}
