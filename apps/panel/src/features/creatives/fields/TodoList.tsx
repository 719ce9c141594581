import type { DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { TODO_LENGTH_MAX, TODOS_MAX } from '@jarchi/domain/drafts/steps/content-step.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fieldsFa as fa } from './fields.fa.ts';
import { textDir } from './text-dir.ts';

interface TodoListProps {
  title: string;
  example: string;
  value: readonly string[];
  issues: readonly DraftIssue[];
  onChange: (act: (now: readonly string[]) => readonly string[]) => void;
}

/** Lines that the user can add, edit, order and remove; a removed line can be restored. */
export function TodoList({ title, example, value, issues, onChange }: TodoListProps) {
  const [fresh, setFresh] = useState('');
  const add = () => {
    const text = fresh.trim();
    if (text === '') return;
    onChange((now) => [...now, text]);
    setFresh('');
  };
  const remove = (at: number, text: string) => {
    onChange((now) => now.toSpliced(at, 1));
    const undo = () => onChange((now) => now.toSpliced(at, 0, text));
    toast.info(fa.itemRemoved, undefined, { label: fa.undo, onPress: undo });
  };
  const swap = (from: number, to: number) => onChange((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? ''));
  const errorOf = (at: number) => {
    const issue = issues.find(({ index }) => index === at);
    if (!issue) return undefined;
    const { field: _field, index: _index, ...own } = issue;
    return describeIssue(own);
  };
  return (
    <Field isGroup label={title}>
      <div>
        <ol className="flex flex-col gap-2">
          {value.map((text, index) => {
            const number = formatNumber(index + 1);
            return (
              // A line has no key but its index.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="flex items-start justify-end gap-1 max-sm:flex-wrap">
                <TextField
                  label={fa.todo(number)}
                  kind="long"
                  isLabelHidden
                  className="flex-1 max-sm:basis-full"
                  dir={textDir(text)}
                  value={text}
                  error={errorOf(index)}
                  onChange={(next) => onChange((now) => now.with(index, next))}
                />
                <IconButton icon={ArrowUp} label={fa.moveUp(number)} isDisabled={index === 0} onClick={() => swap(index, index - 1)} />
                <IconButton
                  icon={ArrowDown}
                  label={fa.moveDown(number)}
                  isDisabled={index === value.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <IconButton icon={Trash2} label={fa.removeItem(number)} onClick={() => remove(index, text)} />
              </li>
            );
          })}
        </ol>
        {value.length < TODOS_MAX && (
          <div className="mt-2 flex items-start gap-2">
            <TextField
              label={`${fa.addItem} ${title}`}
              kind="long"
              isLabelHidden
              className="flex-1"
              dir={textDir(fresh)}
              placeholder={example}
              value={fresh}
              maxLength={TODO_LENGTH_MAX}
              onChange={setFresh}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
              onBlur={add}
            />
            <Button variant="secondary" icon={Plus} onClick={add}>
              {fa.addItem}
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}
