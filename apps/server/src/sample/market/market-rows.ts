import type { bundle, bundlePlan, mediaPlan, publisher, publisherCategory } from '#features/publishers/publishers.tables.ts';

export type PublisherRow = typeof publisher.$inferInsert & { readonly id: number };
export type PlanRow = typeof mediaPlan.$inferInsert & { readonly id: number };
export type CategoryRow = typeof publisherCategory.$inferInsert;
export type BundleRow = typeof bundle.$inferInsert & { readonly id: number };
export type BundlePlanRow = typeof bundlePlan.$inferInsert;
