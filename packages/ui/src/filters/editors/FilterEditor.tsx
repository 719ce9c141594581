import type { Filters, FilterValue } from '@jarchi/domain/filters/filters.ts';
import { DateEditor } from './DateEditor.tsx';
import { getSelected, type FilterSpec, type NumberSpec, type SelectSpec } from '#filters/filter-spec.ts';
import { NumberEditor } from './NumberEditor.tsx';
import { MultipleEditor, SingleEditor } from './SelectEditor.tsx';

export interface FilterEditorProps {
  spec: FilterSpec;
  filters: Filters;
  onApply: (value: FilterValue | undefined) => void;
}

/** The layer of a chip. */
export function FilterEditor({ spec, filters, onApply }: FilterEditorProps) {
  const { field } = spec;
  const value = filters[field.key];
  switch (field.type) {
    case 'search':
      return null;
    case 'number':
      return <NumberEditor spec={spec as NumberSpec} value={value?.type === 'number' ? value : undefined} onApply={onApply} />;
    case 'date':
      return <DateEditor spec={spec} value={value?.type === 'date' ? value : undefined} onApply={onApply} />;
    case 'select': {
      const Editor = field.isMultiple ? MultipleEditor : SingleEditor;
      return (
        <Editor
          spec={spec as SelectSpec}
          values={getSelected(filters, field.key)}
          onApply={(values) => onApply({ type: 'select', values })}
        />
      );
    }
  }
}
