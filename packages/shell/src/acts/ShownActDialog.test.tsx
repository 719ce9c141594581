import type { ShownEffect } from '@jarchi/client-state/change/shown-act.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShownActDialog } from './ShownActDialog.tsx';

type Query = ShownEffect<number>['query'];

const words = {
  title: 'Stop it?',
  yes: 'Stop',
  no: 'Keep',
  busy: 'Stopping',
  waiting: 'The amounts are not there yet.',
  changed: 'The amounts changed; nothing was stopped.',
};

/** An act whose amount is on screen. */
function effect(preview: number | undefined, change: Partial<ShownEffect<number>> = {}, query: Partial<Query> = {}): ShownEffect<number> {
  return {
    query: { data: preview, isError: false, error: null, isFetching: false, dataUpdatedAt: 1, refetch: vi.fn(), ...query },
    preview,
    isChanged: false,
    error: null,
    isPending: false,
    isReady: preview !== undefined,
    ...change,
  };
}

function open(first: ShownEffect<number>, props: { readonly announcement?: string; readonly blocked?: string } = {}) {
  const onYes = vi.fn();
  const onClose = vi.fn();
  const draw = (act: ShownEffect<number>, more = props) => (
    <ShownActDialog
      act={act}
      words={words}
      explain={({ message }) => `It failed: ${message}`}
      skeleton={<p>skeleton</p>}
      above={<p>above</p>}
      below={<p>below</p>}
      onYes={onYes}
      onClose={onClose}
      {...more}
    >
      {(amount) => <p>{`${amount} toman`}</p>}
    </ShownActDialog>
  );
  const page = render(draw(first));
  return { user: userEvent.setup(), onYes, onClose, show: (act: ShownEffect<number>, more = props) => page.rerender(draw(act, more)) };
}

const getYes = () => screen.getByRole('button', { name: 'Stop' });

test('the amounts are shown between what is above and below them, and the act is asked for', async () => {
  const { user, onYes } = open(effect(100));
  expect(screen.getByRole('dialog', { name: 'Stop it?' }).textContent).toContain('above100 tomanbelow');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(getYes());
  expect(onYes).toHaveBeenCalledTimes(1);
});

test('before the amounts are there the act cannot be asked for, and its button gives the reason', async () => {
  const { user, onYes, show } = open(effect(undefined));
  expect(getYes().getAttribute('aria-description')).toBe(words.waiting);
  await user.click(getYes());
  expect(onYes).not.toHaveBeenCalled();
  show(effect(100));
  expect(getYes().getAttribute('aria-description')).toBeNull();
});

test('a reason of the owner comes before that of the amounts', () => {
  open(effect(undefined), { blocked: 'No network.' });
  expect(getYes().getAttribute('aria-description')).toBe('No network.');
});

test('an act that was refused because of a change shows the new amounts with the message, and can be asked for again', async () => {
  const { user, onYes, show } = open(effect(100));
  show(effect(120, { isChanged: true }));
  expect(screen.getByRole('alert').textContent).toBe(words.changed);
  expect(screen.getByText('120 toman')).toBeDefined();
  await user.click(getYes());
  expect(onYes).toHaveBeenCalledTimes(1);
});

test('while changed amounts are read again the old ones stay pale, and the act waits', () => {
  open(effect(100, { isChanged: true, isReady: false }, { isFetching: true }));
  expect(screen.getByText('100 toman').closest('[aria-busy="true"]')).not.toBeNull();
  expect(getYes().getAttribute('aria-description')).toBe(words.waiting);
});

test('the owner announces the amounts, and the message of a change is then not read aloud twice', () => {
  const { show } = open(effect(undefined), { announcement: '' });
  const status = within(screen.getByRole('dialog')).getAllByRole('status');
  show(effect(120, { isChanged: true }), { announcement: 'Now 120, before 100' });
  expect(status.map(({ textContent }) => textContent)).toContain('Now 120, before 100');
  expect(screen.getByText(words.changed)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed act tells why, and keeps the amounts', () => {
  open(effect(100, { error: new Error('no server') }));
  expect(screen.getByRole('alert').textContent).toBe('It failed: no server');
  expect(screen.getByText('100 toman')).toBeDefined();
});

test('amounts that cannot be read tell why, and are not asked for', () => {
  const error = new Error('no server');
  open(effect(undefined, {}, { isError: true, error }));
  expect(screen.getByRole('alert').textContent).toContain('It failed: no server');
  expect(getYes().getAttribute('aria-description')).toBe(words.waiting);
});

test('an act under way keeps its window open', async () => {
  const { user, onYes, onClose } = open(effect(100, { isPending: true, isReady: false }));
  await user.click(screen.getByRole('button', { name: 'Stopping' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect([onYes.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});
