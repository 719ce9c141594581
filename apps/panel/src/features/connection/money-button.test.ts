import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMoneyButton } from './money-button.ts';

test('a button that moves money is disabled without a network, and enabled again with it', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(() => useMoneyButton());
  const change = (isOnline: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  expect(result.current.isDisabledWithReason).toBeUndefined();
  change(false);
  expect(result.current.isDisabledWithReason).toBe('اینترنت قطع است. پس از وصل شدن دوباره تلاش کنید.');
  change(true);
  expect(result.current.isDisabledWithReason).toBeUndefined();
});
