import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { filterChipTrigger } from '#filters/FilterChip.tsx';
import { Popover } from '#overlays/Popover.tsx';
import { FilterEditor, type FilterEditorProps } from './editors/FilterEditor.tsx';
import { isSwitch, getSelected, type FilterSpec } from './filter-spec.ts';
import { filterText } from './filter-texts.ts';
import { filtersFa as fa } from './filters.fa.ts';

interface ChipPopoverProps extends FilterEditorProps {
  onClose?: (() => void) | undefined;
}

/** Opens at once, because the press that opens it loads it. */
export function ChipPopover({ spec, filters, onApply, onClose }: ChipPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  const text = filterText(spec, filters);
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) onClose?.();
  };
  return (
    <Popover
      label={spec.label}
      isOpen={isOpen}
      onOpenChange={toggle}
      triggerClass={filterChipTrigger}
      trigger={
        <>
          <span className="max-w-56 truncate">{text === undefined ? spec.label : fa.named(spec.label, text)}</span>
          {text === undefined && <ChevronDown aria-hidden size={16} />}
        </>
      }
    >
      <div className="p-4">
        <FilterEditor
          spec={spec}
          filters={filters}
          onApply={(value) => {
            toggle(false);
            onApply(value);
          }}
        />
      </div>
    </Popover>
  );
}

interface MorePopoverProps {
  specs: readonly FilterSpec[];
  filters: FilterEditorProps['filters'];
  onApply: (key: string, value: Parameters<FilterEditorProps['onApply']>[0]) => void;
  triggerClass: string;
}

/** The filters that have no chip yet: one is picked, then set. */
export function MorePopover({ specs, filters, onApply, triggerClass }: MorePopoverProps) {
  const [isOpen, setOpen] = useState(true);
  const [picked, setPicked] = useState<FilterSpec>();
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setPicked(undefined);
  };
  return (
    <Popover
      label={picked?.label ?? fa.add}
      triggerLabel={fa.add}
      isOpen={isOpen}
      onOpenChange={toggle}
      triggerClass={triggerClass}
      trigger={
        <>
          <Plus aria-hidden size={16} />
          <span>{fa.filter}</span>
        </>
      }
    >
      <div className="p-4">
        {picked ? (
          <FilterEditor
            spec={picked}
            filters={filters}
            onApply={(value) => {
              toggle(false);
              onApply(picked.field.key, value);
            }}
          />
        ) : (
          <ul className="-m-2 flex min-w-48 flex-col">
            {specs.map((spec) => (
              <li key={spec.field.key}>
                <button
                  type="button"
                  className="flex h-9 w-full items-center rounded-sm px-3 text-start text-md hover:bg-surface-hover max-lg:h-12"
                  onClick={() => {
                    if (!isSwitch(spec)) return setPicked(spec);
                    toggle(false);
                    onApply(spec.field.key, { type: 'select', values: getSelected(filters, spec.field.key).length > 0 ? [] : ['true'] });
                  }}
                >
                  {spec.label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popover>
  );
}
