import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from '#fields/TextField.tsx';
import { AskDialog, type AskDialogProps } from './AskDialog.tsx';

const words = { title: 'Remove it?', text: 'It does not come back.', yes: 'Remove', no: 'Keep', busy: 'Removing' };

/** A page whose button opens the question. */
function open(props: Partial<AskDialogProps> = {}) {
  const onYes = vi.fn();
  const onClose = vi.fn();
  function Page(changed: Partial<AskDialogProps>) {
    const [isAsking, setAsking] = useState(false);
    const close = () => {
      onClose();
      setAsking(false);
    };
    return (
      <>
        <button onClick={() => setAsking(true)}>open</button>
        {isAsking && <AskDialog words={words} onYes={onYes} onClose={close} {...props} {...changed} />}
      </>
    );
  }
  const page = render(<Page />);
  const user = userEvent.setup();
  return { user, onYes, onClose, change: (changed: Partial<AskDialogProps>) => page.rerender(<Page {...changed} />) };
}

const ask = async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'open' }));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }));

test('the verb answers the question, and the owner closes it', async () => {
  const { user, onYes, onClose } = open();
  await ask(user);
  expect(screen.getByRole('dialog', { name: 'Remove it?' }).textContent).toContain('It does not come back.');
  await press(user, 'Remove');
  expect([onYes.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['the other button', (user: ReturnType<typeof userEvent.setup>) => press(user, 'Keep')],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s closes the question without an answer', async (_, leave) => {
  const { user, onYes, onClose } = open();
  await ask(user);
  await leave(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([onYes.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test('the focus moves into the question, and returns to the button that opened it', async () => {
  const { user } = open();
  await ask(user);
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
});

test('an answer under way is named, and the question stays and takes no second one', async () => {
  const { user, onYes, onClose } = open({ isPending: true });
  await ask(user);
  await press(user, 'Removing');
  await press(user, 'Keep');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect([onYes.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});

test('a question that cannot be answered now gives its reason at the button', async () => {
  const { user, onYes } = open({ blocked: 'The amounts are not there yet.' });
  await ask(user);
  const yes = screen.getByRole('button', { name: 'Remove' });
  expect(yes.getAttribute('aria-description')).toBe('The amounts are not there yet.');
  await user.click(yes);
  expect(onYes).not.toHaveBeenCalled();
});

test('a failed answer is read aloud inside the question, which can be answered again', async () => {
  const { user, onYes, change } = open();
  await ask(user);
  await press(user, 'Remove');
  change({ error: 'The server is away.' });
  expect(screen.getByRole('alert').textContent).toBe('The server is away.');
  await press(user, 'Remove');
  expect(onYes).toHaveBeenCalledTimes(2);
});

const field = <TextField label="Reason" value="late" onChange={() => undefined} />;

test('in a question with a field Enter answers, as its verb does', async () => {
  const { user, onYes } = open({ isForm: true, children: field });
  await ask(user);
  await user.type(screen.getByLabelText('Reason'), '{Enter}');
  await press(user, 'Remove');
  expect(onYes).toHaveBeenCalledTimes(2);
});

test.each([{ isPending: true }, { blocked: 'Not now.' }])('Enter in a field does not answer while %j', async (state) => {
  const { user, onYes } = open({ isForm: true, children: field, ...state });
  await ask(user);
  await user.type(screen.getByLabelText('Reason'), '{Enter}');
  expect(onYes).not.toHaveBeenCalled();
});
