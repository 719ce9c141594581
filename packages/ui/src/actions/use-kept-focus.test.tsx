import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '#overlays/Dialog.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

function Part({ isNamed = false, isGone = false }: { isNamed?: boolean; isGone?: boolean }) {
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, (element) => (isNamed ? element.querySelector<HTMLElement>('[data-next]') : null));
  const [isThere, setThere] = useState(true);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <section ref={part} tabIndex={-1} aria-label="part">
        {isThere && !isGone && <button onClick={() => setThere(false)}>remove</button>}
        {isThere && <button onClick={() => setAsking(true)}>ask</button>}
        <button data-next>next</button>
      </section>
      <button onClick={() => setThere(false)}>remove from outside</button>
      <Dialog isOpen={isAsking} title="sure?" onOpenChange={setAsking}>
        <button
          onClick={() => {
            setThere(false);
            setAsking(false);
          }}
        >
          yes
        </button>
      </Dialog>
    </>
  );
}

function Nested() {
  const outer = useRef<HTMLDivElement>(null);
  useKeptFocus(outer, (element) => element.querySelector<HTMLElement>('[data-first]'));
  const [isShown, setShown] = useState(false);
  return (
    <div ref={outer} tabIndex={-1}>
      <button data-first onClick={() => setShown(true)}>
        show
      </button>
      {isShown && <Part isNamed />}
    </div>
  );
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const part = () => screen.getByRole('region', { name: 'part' });

test('the part takes the focus of a control that is gone', async () => {
  render(<Part />);
  await press('remove');
  await waitFor(() => expect(document.activeElement).toBe(part()));
});

test('the focus goes to the named place', async () => {
  render(<Part isNamed />);
  await press('remove');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'next' })));
});

test('a window whose button is gone gives the focus to the part', async () => {
  render(<Part />);
  await press('ask');
  await press('yes');
  await waitFor(() => expect(document.activeElement).toBe(part()));
});

test('a window that goes with its button leaves the page inert for a moment: the part takes the focus as soon as it can', async () => {
  const { container, rerender } = render(<Part />);
  screen.getByRole('button', { name: 'remove' }).focus();
  container.inert = true;
  rerender(<Part isGone />);
  // The part hears of a removal before this.
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  expect(document.activeElement).toBe(document.body);
  container.inert = false;
  await waitFor(() => expect(document.activeElement).toBe(part()));
});

test('the focus of others, and of nobody, stays where it is', async () => {
  render(<Part />);
  await press('next');
  await press('remove from outside');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'remove from outside' }));
});

test('a control that was left by a press beside it does not move the focus when it disappears', async () => {
  const { rerender } = render(<Part />);
  screen.getByRole('button', { name: 'remove' }).focus();
  await userEvent.setup().click(document.body);
  expect(document.activeElement).toBe(document.body);
  rerender(<Part isGone />);
  expect(screen.queryByRole('button', { name: 'remove' })).toBeNull();
  // The part hears of a removal before this.
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  expect(document.activeElement).toBe(document.body);
});

test('of two parts, one in the other, the inner one takes the focus', async () => {
  render(<Nested />);
  // It comes later, so it hears of the change later.
  await press('show');
  await press('remove');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'next' })));
});
