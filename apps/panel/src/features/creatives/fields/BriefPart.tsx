import { DESCRIPTION_MAX } from '@jarchi/domain/drafts/steps/content-step.ts';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import type { ReactNode } from 'react';
import { TextDoctor } from '#features/text-doctor/public.ts';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fieldsFa as fa } from './fields.fa.ts';
import { TodoList } from './TodoList.tsx';
import { MediaDescription } from './WordsPart.tsx';
import { textDir } from './text-dir.ts';

/** The brief for the publisher: a text, a file, and lists of what to do and not to do. */
export function BriefPart({ data, issues, errorOf, onChange, children }: PartProps & { children: ReactNode }) {
  const listOf = (field: 'content_todos' | 'content_notTodos') => ({
    value: data[field],
    issues: issues.filter((issue) => issue.field === field),
    onChange: (act: (now: readonly string[]) => readonly string[]) => onChange((now) => ({ [field]: act(now[field]) })),
  });
  return (
    <section className="flex flex-col gap-4 border-b py-5">
      <h2 className="text-lg font-bold">{fa.brief}</h2>
      <TextDoctor
        name="content_description"
        label={fa.description}
        value={data.content_description}
        onChange={(content_description) => onChange({ content_description })}
      >
        <TextField
          multiline
          rows={4}
          dir={textDir(data.content_description)}
          label={fa.description}
          name="content_description"
          placeholder={fa.descriptionExample}
          hint={fa.descriptionHint}
          value={data.content_description}
          counterLimit={DESCRIPTION_MAX}
          error={errorOf('content_description')}
          onChange={(content_description) => onChange({ content_description })}
        />
      </TextDoctor>
      {children}
      <div className="grid gap-5 md:grid-cols-2">
        <TodoList {...listOf('content_todos')} title={fa.todos} example={fa.todosExample} />
        <TodoList {...listOf('content_notTodos')} title={fa.notTodos} example={fa.notTodosExample} />
      </div>
      <MediaDescription data={data} errorOf={errorOf} onChange={onChange} />
      <Switch
        label={fa.suggestedProducts}
        hint={fa.suggestedProductsHint}
        isSelected={data.content_useSuggestedProducts}
        onChange={(content_useSuggestedProducts) => onChange({ content_useSuggestedProducts })}
      />
    </section>
  );
}
