import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { DroppedNotice } from '#filters/DroppedNotice.tsx';
import { FilterBar } from '#filters/FilterBar.tsx';
import { FilterChips } from '#filters/FilterChips.tsx';
import { FilterSheetButton } from '#filters/FilterSheetButton.tsx';
import type { FilterSpec } from '#filters/filter-spec.ts';
import { SearchBox } from '#filters/SearchBox.tsx';
import { Pagination } from '#navigation/Pagination.tsx';
import { SkipLink } from '#navigation/SkipLink.tsx';
import { Stepper } from '#navigation/Stepper.tsx';
import { TabList } from '#navigation/Tabs.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import { Held, type Shelf } from '../shelf.tsx';

const same = () => undefined;
const specs: readonly FilterSpec[] = [
  { field: { key: 'search', type: 'search' }, label: fa.search },
  {
    field: { key: 'kind', type: 'select', isMultiple: true, options: ['post', 'story'] },
    label: fa.kind,
    options: [
      { value: 'post', label: fa.kinds.post },
      { value: 'story', label: fa.kinds.story },
    ],
  },
  { field: { key: 'price', type: 'number', isWhole: true, limits: { from: 20_000, to: 500_000_000 } }, label: fa.price, unit: fa.toman },
  { field: { key: 'only', type: 'select', isMultiple: false, options: ['true'] }, label: fa.only },
  { field: { key: 'created', type: 'date' }, label: fa.date, isExtra: true },
];
const set: Filters = { kind: { type: 'select', values: ['post'] }, only: { type: 'select', values: ['true'] } };
const steps = fa.steps.map((label, at) => ({ id: String(at), label, isDone: at < 2, isOpen: at < 3 }));
const tabs = fa.tabs.map((label, at) => ({ id: String(at), label, count: at * 7 }));

export const navigationShelves: readonly Shelf[] = [
  {
    name: 'filters/FilterBar.tsx',
    states: {
      rest: (
        <Held<Filters> first={{}}>
          {(filters, onFilters) => (
            <FilterBar specs={specs} filters={filters} onFilters={onFilters} searchLabel={fa.search} closeLabel={fa.found} />
          )}
        </Held>
      ),
      'set, and a part of the address dropped': (
        <FilterBar specs={specs} filters={set} onFilters={same} searchLabel={fa.search} closeLabel={fa.found} dropped={1} />
      ),
    },
  },
  {
    name: 'filters/FilterChips.tsx',
    states: {
      rest: (
        <Held<Filters> first={set}>
          {(filters, onFilters) => (
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              <FilterChips specs={specs} filters={filters} onFilters={onFilters} />
            </div>
          )}
        </Held>
      ),
    },
  },
  {
    name: 'filters/FilterSheetButton.tsx',
    states: {
      rest: (
        <Held<Filters> first={set}>
          {(filters, onFilters) => <FilterSheetButton specs={specs} filters={filters} onFilters={onFilters} closeLabel={fa.found} />}
        </Held>
      ),
    },
  },
  { name: 'filters/DroppedNotice.tsx', states: { rest: <DroppedNotice count={2} /> } },
  {
    name: 'filters/SearchBox.tsx',
    states: {
      empty: <SearchBox label={fa.search} text="" onText={same} />,
      filled: <SearchBox label={fa.search} text={fa.long} onText={same} />,
    },
  },
  {
    name: 'navigation/Pagination.tsx',
    states: {
      rest: (
        <Held first={7}>{(page, onPage) => <Pagination page={page} pageSize={20} total={412} onPage={onPage} onPageSize={same} />}</Held>
      ),
      'one page': <Pagination page={1} pageSize={20} total={3} onPage={same} />,
      empty: <Pagination page={1} pageSize={20} total={0} onPage={same} />,
    },
  },
  { name: 'navigation/SkipLink.tsx', states: { 'seen with focus': <SkipLink /> } },
  { name: 'navigation/Stepper.tsx', states: { rest: <Stepper steps={steps} current="2" /> } },
  {
    name: 'navigation/Tabs.tsx',
    states: {
      rest: (
        <Held first="1">{(selected, onSelect) => <TabList label={fa.caption} tabs={tabs} selected={selected} onSelect={onSelect} />}</Held>
      ),
    },
  },
];
