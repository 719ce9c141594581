import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabList } from './Tabs.tsx';

function Sample() {
  const [selected, setSelected] = useState<'one' | 'two' | 'three'>('one');
  return (
    <TabList
      label="بخش‌ها"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'one', label: 'یک', count: 3 },
        { id: 'two', label: 'دو' },
        { id: 'three', label: 'سه' },
      ]}
    />
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });

test('the left arrow selects the next tab, the right arrow the previous; both wrap around', () => {
  render(<Sample />);
  press('ArrowLeft');
  expect(selectedTab()).toBe('دو');
  press('ArrowRight');
  press('ArrowRight');
  expect(selectedTab()).toBe('سه');
  expect(document.activeElement?.textContent).toBe('سه');
});

test('Home and End select the first and the last tab', () => {
  render(<Sample />);
  press('End');
  expect(selectedTab()).toBe('سه');
  press('Home');
  expect(selectedTab()).toBe('یک۳');
});

test('only the selected tab is in the tab order', () => {
  render(<Sample />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
