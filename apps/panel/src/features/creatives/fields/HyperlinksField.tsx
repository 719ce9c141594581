import type { DraftHyperlink } from '@jarchi/domain/drafts/drafts.ts';
import { HYPERLINKS_MAX } from '@jarchi/domain/drafts/steps/content-step.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { checkShape } from '@jarchi/domain/validation/text-shapes.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fieldsFa as fa } from './fields.fa.ts';
import { LinkField } from './LinkField.tsx';
import { textDir } from './text-dir.ts';

type HyperlinksFieldProps = Pick<PartProps, 'data' | 'issues' | 'onChange'>;

/** Links on words of the caption. The issues of a pair show once the user leaves it. */
export function HyperlinksField({ data, issues, onChange }: HyperlinksFieldProps) {
  const { content_hyperlinks: pairs } = data;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const change = (act: (now: readonly DraftHyperlink[]) => readonly DraftHyperlink[]) =>
    onChange((now) => ({ content_hyperlinks: act(now.content_hyperlinks) }));
  const errorOf = (at: number, codes: readonly string[]) => {
    const issue = issues.find(({ field, index, code }) => field === 'content_hyperlinks' && index === at && codes.includes(code));
    if (!issue) return undefined;
    const { field: _field, index: _index, ...own } = issue;
    return describeIssue(own);
  };
  return (
    <Field isGroup isHintFirst label={fa.hyperlinks} hint={fa.hyperlinksHint}>
      <div>
        <ul className="flex flex-col gap-3">
          {pairs.map(({ text, link }, index) => {
            const number = formatNumber(index + 1);
            const isMissing = errorOf(index, ['required']);
            const textError = errorOf(index, ['isSubstring']) ?? (text.trim() === '' ? isMissing : undefined);
            const [early] = left.has(index) ? checkShape(link, 'link_invalid') : [];
            const linkError = errorOf(index, ['link_invalid']) ?? (early && describeIssue(early));
            return (
              // A pair has no key but its index.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="flex items-start gap-2 border-b pb-3 last:border-b-0">
                <div className="grid min-w-0 flex-1 gap-2 md:grid-cols-2">
                  <TextField
                    label={fa.hyperlinkText(number)}
                    kind="long"
                    dir={textDir(text)}
                    placeholder={fa.hyperlinkTextExample}
                    value={text}
                    error={textError}
                    onChange={(next) => change((now) => now.with(index, { text: next, link: now[index]?.link ?? '' }))}
                  />
                  <LinkField
                    label={fa.hyperlinkLink(number)}
                    placeholder="https://"
                    value={link}
                    error={linkError ?? (link === '' ? isMissing : undefined)}
                    onLeave={() => setLeft((now) => new Set(now).add(index))}
                    onChange={(next) => change((now) => now.with(index, { text: now[index]?.text ?? '', link: next }))}
                  />
                </div>
                <IconButton
                  icon={Trash2}
                  label={fa.removeItem(number)}
                  className="mt-7"
                  onClick={() => {
                    const gone = pairs[index];
                    change((now) => now.toSpliced(index, 1));
                    const undo = () => gone && change((now) => now.toSpliced(index, 0, gone));
                    toast.info(fa.itemRemoved, undefined, { label: fa.undo, onPress: undo });
                  }}
                />
              </li>
            );
          })}
        </ul>
        {pairs.length < HYPERLINKS_MAX && (
          <Button variant="secondary" icon={Plus} className="mt-2" onClick={() => change((now) => [...now, { text: '', link: '' }])}>
            {fa.addHyperlink}
          </Button>
        )}
      </div>
    </Field>
  );
}
