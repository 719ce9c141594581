import type { ShareKind } from '@jarchi/domain/sharing/share-links.ts';

export const shareKeys = {
  all: ['shares'],
  list: ({ kind, id }: { readonly kind: ShareKind; readonly id: number }) => ['shares', kind, id] as const,
} as const;
