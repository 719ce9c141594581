import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { ChargeLink } from './ChargeLink.tsx';

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

test('the charge link is disabled without a network, and enabled again with it', async () => {
  renderPage(() => <ChargeLink>افزایش موجودی</ChargeLink>, '/');
  expect((await screen.findByRole('link', { name: 'افزایش موجودی' })).getAttribute('href')).toBe('/financial/charge');
  setOnline(false);
  expect(screen.getByRole('button', { name: 'افزایش موجودی' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link')).toBeNull();
  setOnline(true);
  expect(screen.getByRole('link', { name: 'افزایش موجودی' })).toBeDefined();
});
