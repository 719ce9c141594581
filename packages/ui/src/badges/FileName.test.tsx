import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileName } from './FileName.tsx';

test.each([
  ['IMG_20261110_173045.jpg', 'IMG_20261110_173045', '.jpg'],
  ['راهنمای ستون‌های گزارش.txt', 'راهنمای ستون‌های گزارش', '.txt'],
  ['autumn-archive-of-stories.tar.gz', 'autumn-archive-of-stories.tar', '.gz'],
  ['گزارش کامل فروش. متن نهایی', 'گزارش کامل فروش. متن نهایی', ''],
  ['نامی بلند که هیچ پسوندی ندارد', 'نامی بلند که هیچ پسوندی ندارد', ''],
  ['story.png', 'story.png', ''],
])('of %s the stem alone may be cut, and its own letters say the direction', (name, stem, extension) => {
  const { container } = render(<FileName name={name} />);
  const line = container.querySelector('bdi');
  expect(line?.textContent).toBe(name);
  expect(line?.querySelector('.truncate')?.textContent).toBe(stem);
  expect(line?.lastChild?.textContent).toBe(extension === '' ? stem : extension);
  expect(line?.hasAttribute('dir')).toBe(false);
});
