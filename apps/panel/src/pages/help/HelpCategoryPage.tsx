import { notFound } from '@tanstack/react-router';

/** There is no category: whatever the address names is not found. */
export function HelpCategoryPage(): never {
  throw notFound();
}
