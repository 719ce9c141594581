import type { DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { cleanShortText } from '@jarchi/domain/text/clean-text.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fieldsFa as fa } from '#features/creatives/fields/fields.fa.ts';
import { addWords } from './split-words.ts';

interface ChipsFieldProps {
  name: string;
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  split: (text: string) => readonly string[];
  issues: readonly DraftIssue[];
  error: string | undefined;
  hint: string;
  optional?: string | boolean;
  limit: number;
  /** A sign before each word, such as @. */
  sign?: string;
  dir?: 'ltr' | 'auto';
  /** Suggestions under the box while the user types. */
  suggest?: ((text: string, pick: (word: string) => void) => ReactNode) | undefined;
}

/** \u060c is the Persian comma. */
const ENDS_WORD = ['Enter', ' ', ',', '\u060c'];

/** Words as chips, typed one by one or pasted as a list. Backspace moves the last one back into the box. */
export function ChipsField(props: ChipsFieldProps) {
  const { name, label, value, onChange, split, issues, error, hint, optional, limit, sign = '', dir = 'auto', suggest } = props;
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const take = (typed: string) => {
    const words = split(cleanShortText(typed));
    setText('');
    if (words.length === 0) return;
    onChange(addWords(value, words));
    setSaid(fa.added(words));
  };
  const faulty = new Set(issues.map(({ index }) => index));
  const aside = value.length > 0 && (
    <span className={value.length > limit ? 'font-semibold text-danger-text' : 'text-text-3'}>
      {fa.countOf(formatNumber(value.length), formatNumber(limit))}
    </span>
  );
  return (
    <Field label={label} optional={optional} hint={hint} error={error} aside={aside}>
      {(control) => (
        <>
          <div
            data-invalid={control['aria-invalid']}
            className="control-frame flex min-h-(--h-lg) flex-wrap items-center gap-1.5 px-2 py-1"
          >
            {value.map((word, index) => (
              <span
                key={word}
                className={joinClasses(
                  'inline-flex h-8 max-w-full items-center rounded-sm ps-2 text-sm',
                  faulty.has(index) ? 'bg-danger-soft text-danger-text' : 'bg-action-soft text-action-soft-text',
                )}
              >
                <bdi className="truncate">
                  {sign}
                  {word}
                </bdi>
                <button
                  type="button"
                  aria-label={fa.removeChip(word)}
                  onClick={() => onChange(value.filter((other) => other !== word))}
                  className="touch-area grid size-7 shrink-0 place-items-center rounded-sm"
                >
                  <X aria-hidden size={14} />
                </button>
              </span>
            ))}
            <input
              {...control}
              name={name}
              dir={text === '' ? undefined : dir}
              value={text}
              placeholder={fa.add}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              onChange={({ target, nativeEvent }) => {
                // The keyboards of phones name no key: what ends a word is seen in what was written.
                const isEnded = /[\s,\u060c]$/u.test(target.value) && !(nativeEvent as InputEvent).isComposing;
                if (isEnded) take(target.value);
                else setText(target.value);
              }}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                if (ENDS_WORD.includes(event.key) && (text !== '' || event.key !== 'Enter')) {
                  event.preventDefault();
                  take(text);
                } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
                  event.preventDefault();
                  setText(value.at(-1) ?? '');
                  onChange(value.slice(0, -1));
                }
              }}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                if (split(pasted).length < 2) return;
                event.preventDefault();
                take(`${text} ${pasted}`);
              }}
              onBlur={(event) => {
                // The press on a suggestion takes the whole word.
                if (!event.relatedTarget?.closest(`[data-suggestions="${control.id}"]`)) take(text);
              }}
              className="h-9 min-w-24 flex-1 bg-transparent px-1 text-control outline-none"
            />
          </div>
          {suggest && text.trim().length > 1 && <div data-suggestions={control.id}>{suggest(text.trim(), take)}</div>}
          <span role="status" className="sr-only">
            {said}
          </span>
        </>
      )}
    </Field>
  );
}
