import { notFound } from '@tanstack/react-router';

/** No category exists, so each URL is not found. */
export function HelpCategoryPage(): never {
  throw notFound();
}
