import { formatId } from '@jarchi/ui/format/format.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Panel } from './panel-tabs.ts';
import { PanelSwitcher, type PanelSwitcherProps } from './PanelSwitcher.tsx';

const own = { service: 'jarchi', type: 'adv', typeText: 'تبلیغ‌دهنده' } as const;
const panels: Panel[] = [
  { ...own, account: 'sepidar', account_id: 7, url: '/u/sepidar', app_title: 'قهوهٔ سپیدار', balance: 12_450_000, role: 'owner' },
  { ...own, account: 'bahar', account_id: 12, url: '/u/bahar', app_title: 'شیرینی‌سرای بهار', balance: -1_180_000, role: 'accountant' },
  {
    service: 'publishers',
    account: 'cafe',
    account_id: null,
    url: 'https://publishers.example/cafe',
    type: 'pub',
    app_title: 'کافه‌نشین',
    typeText: 'ناشر',
    balance: null,
    role: null,
  },
];

const show = (change: Partial<PanelSwitcherProps> = {}) =>
  render(
    <PanelSwitcher
      panels={panels}
      isFailed={false}
      onRetry={() => undefined}
      current="sepidar"
      currentBalance={32_450_000}
      isLocked={false}
      invitations={0}
      onLeave={() => undefined}
      onSwitch={() => undefined}
      manageUrl="https://accounts.example/panels"
      {...change}
    />,
  );
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('own panels link to addresses that choose the account, and the current one shows its present balance', () => {
  show();
  expect(screen.getByRole('link', { name: /شیرینی‌سرای بهار/ }).getAttribute('href')).toBe('/u/bahar');
  const current = screen.getByRole('link', { current: true });
  expect(current.textContent).toContain('قهوهٔ سپیدار');
  expect(current.textContent).toContain(`شناسه ${formatId(7)}`);
  expect(current.textContent).toContain('صاحب حساب');
  expect(screen.getByRole('link', { name: /شیرینی‌سرای بهار/ }).textContent).toContain('حسابدار');
  expect(current.textContent).toContain('۳۲٬۴۵۰٬۰۰۰');
});

test('opening another panel removes the data of this window, opening the same does not', () => {
  const onSwitch = vi.fn();
  show({ onSwitch });
  fireEvent.click(screen.getByRole('link', { current: true }));
  fireEvent.click(screen.getByRole('link', { name: /شیرینی‌سرای بهار/ }), { ctrlKey: true });
  expect(onSwitch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: /شیرینی‌سرای بهار/ }));
  expect(onSwitch).toHaveBeenCalledOnce();
});

test('kinds without a panel have no tab, and other products open in a new window', () => {
  show();
  expect(screen.getAllByRole('radio').map((tab) => tab.parentElement?.textContent)).toEqual(['تبلیغ‌دهنده۲', 'ناشر۱']);
  fireEvent.click(screen.getByRole('radio', { name: /ناشر/ }));
  expect(names()).toHaveLength(1);
  expect(screen.getByRole('link', { name: /کافه‌نشین/ }).getAttribute('target')).toBe('_blank');
});

test('the search treats letters of other keyboards as equal, and tells when nothing matches', () => {
  show();
  const search = screen.getByLabelText('جست‌وجو میان پنل‌های شما');
  fireEvent.change(search, { target: { value: 'شيريني سراي' } });
  expect(names()).toHaveLength(1);
  fireEvent.change(search, { target: { value: 'هیچ' } });
  expect(screen.getByText('پنلی با این نام پیدا نشد.')).toBeDefined();
});

test('the search looks through all tabs: it opens one with a match, and closes those without', () => {
  show();
  const search = screen.getByLabelText('جست‌وجو میان پنل‌های شما');
  fireEvent.change(search, { target: { value: 'کافه' } });
  expect(screen.getByRole('link', { name: /کافه‌نشین/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /ناشر/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /تبلیغ‌دهنده/ })).toHaveProperty('disabled', true);
  fireEvent.change(search, { target: { value: '' } });
  expect(screen.getByRole('radio', { name: /تبلیغ‌دهنده/ })).toHaveProperty('checked', true);
});

test('staff who act for one account cannot open others', () => {
  show({ isLocked: true });
  expect(screen.queryByRole('link', { name: /شیرینی‌سرای بهار/ })).toBeNull();
  expect(screen.getByText('به نمایندگی، تنها همین حساب باز است.')).toBeDefined();
});

test('panels that failed to load can be requested again', () => {
  const onRetry = vi.fn();
  show({ panels: undefined, isFailed: true, onRetry });
  fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
