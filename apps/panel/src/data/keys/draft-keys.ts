export const draftKeys = {
  all: ['drafts'],
  list: () => ['drafts', 'list'] as const,
} as const;
