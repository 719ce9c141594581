import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('takes no click and submits no form while loading', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading loadingLabel="در حال ثبت…" onClick={onClick}>
        ثبت
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'در حال ثبت…' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('keeps its name while loading without a label of its own', () => {
  render(<Button isLoading>ثبت</Button>);
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeTruthy();
});

test('a button that cannot be pressed keeps focus and says why', () => {
  const onClick = vi.fn();
  render(
    <Button isDisabledWithReason="در نسخهٔ آموزشی غیرفعال است." onClick={onClick}>
      پرداخت
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'پرداخت' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-description')).toBe('در نسخهٔ آموزشی غیرفعال است.');
});
