import type { Content } from '#data/contents/contents.ts';

const publishers = ['روزمرگی‌های سارا', 'کافه‌نشین', 'آشپزخانهٔ نرگس', 'تهران از نزدیک'];

/** A waiting content of the campaign «چالش فنجان من»; its id gives its publisher and its deadline. */
export function sampleContent(id: number, change: Partial<Content> = {}): Content {
  return {
    id,
    campaign: {
      id: 11,
      title: 'چالش فنجان من',
      media_type: 'INSTAGRAM',
      content_type: 'POST',
      content_description: 'فنجان سپیدار را در قاب روزمرهٔ خودتان نشان دهید.',
      content_todos: ['فنجان سپیدار در قاب دیده شود'],
      content_notTodos: ['از نام رقیب‌ها استفاده نشود'],
    },
    publisher: { id, title: publishers[(id - 1) % publishers.length] ?? '', username: `publisher_${id}` },
    placement: 100 + id,
    attempt: 1,
    rejections_left: 2,
    state: 'pending',
    out_reason: null,
    files: [
      { id, name: 'a.png', type: 'image/png', size: 900, width: 360, height: 640, duration: null, url: `/api/main/content/media/k${id}/` },
    ],
    caption: 'صبح‌های آبان با یک لاتهٔ دارچینی شروع می‌شود.',
    advertiser_comment: '',
    attachments: [],
    due_at: `2026-11-1${id}T14:30:00.000Z`,
    next_due_at: null,
    created: '2026-11-09T08:00:00.000Z',
    decided_at: null,
    seen_at: null,
    ...change,
  };
}
