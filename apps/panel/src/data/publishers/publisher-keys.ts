export const publisherKeys = {
  all: ['publishers'],
  window: (...search: readonly unknown[]) => ['publishers', 'plans', ...search] as const,
  byId: (kind: object, ids: readonly number[]) => ['publishers', 'by-id', kind, ids] as const,
  plan: (id: number) => ['publishers', 'plan', id] as const,
  categories: () => ['publishers', 'categories'] as const,
  matching: (...search: readonly unknown[]) => ['publishers', 'matching', ...search] as const,
  bundles: (kind: string, storyNumber: unknown) => ['publishers', 'bundles', kind, storyNumber] as const,
  packages: (kind: string, wishes: string) => ['publishers', 'packages', kind, wishes] as const,
  viewsPackages: (kind: string, wishes: string) => ['publishers', 'views-packages', kind, wishes] as const,
  alternatives: (...search: readonly unknown[]) => ['publishers', 'alternatives', ...search] as const,
  pages: (search: string) => ['publishers', 'instagram-pages', search] as const,
  displayUrl: (url: string) => ['publishers', 'display-url', url] as const,
} as const;
