import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a loading button takes no click and submits no form', () => {
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

test('a loading button without a loading label keeps its name', () => {
  render(<Button isLoading>ثبت</Button>);
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeTruthy();
});

test('a disabled button keeps focus and gives the reason', () => {
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
