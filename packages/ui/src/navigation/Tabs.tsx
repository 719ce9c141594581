import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { CountBadge } from '#badges/CountBadge.tsx';

export interface TabItem<V extends string = string> {
  id: V;
  label: ReactNode;
  count?: number | undefined;
}

export interface TabListProps<V extends string> {
  label: string;
  tabs: readonly TabItem<V>[];
  selected: V;
  onSelect: (id: V) => void;
  /** Prefix of the ids that tie a tab to its TabPanel; undefined without a panel. */
  idPrefix?: string | undefined;
  /** In a page head: from lg on with the head's full height, and with the head's line instead of its own. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/** In reading direction: left is the next tab, right the previous. */
const steps: Partial<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

export function TabList<V extends string>({
  label,
  tabs,
  selected,
  onSelect,
  idPrefix: givenPrefix,
  isBare = false,
  className,
}: TabListProps<V>) {
  const idPrefix = givenPrefix ?? 'tab';
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? undefined
            : (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={joinClasses(
        'flex gap-6 overflow-x-auto [scrollbar-width:none]',
        !isBare && 'shadow-[inset_0_-1px_0_var(--line)]',
        className,
      )}
    >
      {tabs.map((tab) => {
        const isSelected = tab.id === selected;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${idPrefix}-${tab.id}`}
            aria-selected={isSelected}
            aria-controls={isSelected && givenPrefix !== undefined ? `${givenPrefix}-panel-${tab.id}` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={joinClasses(
              isBare ? 'h-11 wide:h-[calc(var(--top-h)+1px)]' : 'h-11',
              'inline-flex shrink-0 items-center gap-2 border-b-2 text-md whitespace-nowrap transition-colors duration-(--t-fast) focus-visible:-outline-offset-2',
              isSelected ? 'border-chart-1 font-semibold text-text' : 'border-transparent text-text-2 hover:text-text',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </button>
        );
      })}
    </div>
  );
}

export function TabPanel({
  id,
  idPrefix = 'tab',
  children,
  className,
}: {
  id: string;
  idPrefix?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div role="tabpanel" id={`${idPrefix}-panel-${id}`} aria-labelledby={`${idPrefix}-${id}`} className={className}>
      {children}
    </div>
  );
}
