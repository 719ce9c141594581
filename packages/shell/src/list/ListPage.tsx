import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { searchText, withFilter } from '@jarchi/ui/filters/filter-spec.ts';
import { TabList, TabPanel, type TabItem } from '@jarchi/ui/navigation/Tabs.tsx';
import type { ComponentType, ReactNode } from 'react';
import { PageHead } from '#frame/PageHead.tsx';
import type { ListState } from './define-list.ts';
import { ListRegion, type ListRegionProps } from './ListRegion.tsx';
import type { ListControl } from './use-list.ts';

export interface ListTabs<Tab extends string> {
  /** Names the tabs for a screen reader. */
  readonly label: string;
  readonly items: readonly TabItem<Tab>[];
  readonly selected: Tab;
  readonly onSelect: (tab: Tab) => void;
  /** Prefix of the ids of tabs and their panel. */
  readonly idPrefix: string;
  /** Below the head instead of in it. */
  readonly isBelow?: boolean | undefined;
}

export interface ListFrameProps {
  title: string;
  tabs?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a desk: the page's head above its list. */
function DeskFrame({ children, ...head }: ListFrameProps) {
  return (
    <>
      <PageHead {...head} />
      {children}
    </>
  );
}

export interface ListPageProps<
  Data extends { readonly count: number },
  State extends ListState,
  Tab extends string,
> extends ListRegionProps<Data, State> {
  title: string;
  /** The app's frame of a page; that of a desk unless set. */
  Frame?: ComponentType<ListFrameProps> | undefined;
  tabs?: ListTabs<Tab> | undefined;
  actions?: ReactNode;
  /** Above the search and the filters. */
  intro?: ReactNode;
  /** The row above the rows of the list: a search, filters. */
  tools?: ReactNode;
  /** Class of the tabs' panel. */
  panelClass?: string | undefined;
  /** Below the list. */
  foot?: ReactNode;
}

/** A page that is a list: head, tabs with counts, search and filters, then its rows with the pager. */
export function ListPage<Data extends { readonly count: number }, State extends ListState, Tab extends string = string>(
  props: ListPageProps<Data, State, Tab>,
) {
  const { title, Frame = DeskFrame, tabs, actions, intro, tools, panelClass, foot, ...region } = props;
  const tabList = tabs && (
    <TabList
      isBare={!tabs.isBelow}
      idPrefix={tabs.idPrefix}
      label={tabs.label}
      tabs={tabs.items}
      selected={tabs.selected}
      onSelect={tabs.onSelect}
    />
  );
  const body = (
    <>
      {tools}
      <ListRegion {...region} />
    </>
  );
  return (
    <Frame title={title} actions={actions} tabs={tabs?.isBelow ? undefined : tabList}>
      {intro}
      {tabs?.isBelow && <div className="px-(--gutter) pt-2">{tabList}</div>}
      {tabs ? (
        <TabPanel id={tabs.selected} idPrefix={tabs.idPrefix} className={panelClass}>
          {body}
        </TabPanel>
      ) : (
        body
      )}
      {foot}
    </Frame>
  );
}

export interface ListSearchProps<State extends ListState> {
  list: ListControl<State>;
  label: string;
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** The search of a list; typing is one step in the browser's history. */
export function ListSearch<State extends ListState>({ list: { state, searchMax, change }, ...box }: ListSearchProps<State>) {
  const onText = (text: string) => change({ filters: withFilter(state.filters, 'search', { type: 'search', text }) } as Partial<State>);
  return <SearchBox {...box} maxLength={searchMax} text={searchText(state.filters)} onText={onText} />;
}
