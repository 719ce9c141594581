import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentTitle } from './DocumentTitle.tsx';
import { usePageTitle } from './page-title.ts';

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

test('the document is named after the page, and after its route once the page is gone', () => {
  const { rerender } = render(
    <>
      <DocumentTitle route="گزارش" product="پنل" />
      <Page title="جشنوارهٔ یلدا" />
    </>,
  );
  expect(document.title).toBe('جشنوارهٔ یلدا | پنل');
  rerender(
    <>
      <DocumentTitle route="گزارش" product="پنل" />
      <Page title="منوی پاییز" />
    </>,
  );
  expect(document.title).toBe('منوی پاییز | پنل');
  rerender(<DocumentTitle route="گزارش" product="پنل" />);
  expect(document.title).toBe('گزارش | پنل');
  rerender(<DocumentTitle product="پنل" />);
  expect(document.title).toBe('پنل');
});
