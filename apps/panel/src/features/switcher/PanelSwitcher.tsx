import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Link } from '@tanstack/react-router';
import { ExternalLink, LayoutGrid, MailOpen, RotateCcw, Search } from 'lucide-react';
import { useState } from 'react';
import { PanelRow } from './PanelRow.tsx';
import { findPanels, isOwnPanel, listPanelTypes, pickPanelType, type Panel, type PanelType } from './panel-tabs.ts';
import { switcherFa as fa } from './switcher.fa.ts';

export interface PanelSwitcherProps {
  panels: readonly Panel[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** The present account and its balance. */
  current: string | undefined;
  currentBalance: number | undefined;
  /** Staff act for this account only. */
  isLocked: boolean;
  /** Called before another own panel opens in this window. */
  onSwitch: () => void;
  /** Invitations that wait for this person's answer. */
  invitations: number;
  onLeave: () => void;
  /** The page that manages panels. */
  manageUrl: string;
}

function ManageLink({ url }: { url: string }) {
  const isElsewhere = !url.startsWith('/');
  return (
    <a
      href={url}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
      className="flex min-h-13 items-center gap-3 border-t px-5 text-md text-text hover:bg-surface-hover"
    >
      <LayoutGrid aria-hidden size={20} strokeWidth={1.75} className="text-text-2" />
      <span className="flex-1">{fa.manage}</span>
      {isElsewhere && <ExternalLink aria-hidden size={18} className="text-text-3" />}
      {isElsewhere && <span className="sr-only">{fa.opensElsewhere}</span>}
    </a>
  );
}

export function PanelSwitcher(props: PanelSwitcherProps) {
  const { panels = [], isFailed, onRetry, current, currentBalance, isLocked, onSwitch, manageUrl } = props;
  const isWide = useMedia(WIDE);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<PanelType>('adv');
  const types = listPanelTypes(panels);
  const found = findPanels(panels, query);
  const count = (value: PanelType) => found.filter((panel) => panel.type === value).length;
  const type = pickPanelType(types, chosen, listPanelTypes(found));
  const shown = found.filter((panel) => panel.type === type);
  const isCurrent = (panel: Panel) => isOwnPanel(panel) && panel.account === current;
  return (
    <div>
      <div className="flex flex-col gap-2.5 px-4 pt-3 pb-2 wide:px-3">
        <TextField
          autoFocus={isWide}
          type="search"
          enterKeyHint="search"
          label={fa.search}
          isLabelHidden
          placeholder={fa.search}
          value={query}
          onChange={setQuery}
          start={<Search aria-hidden size={18} />}
        />
        {type !== undefined && types.length > 1 && (
          <Segmented
            label={fa.typeChoice}
            value={type}
            onChange={setChosen}
            isFullWidth
            className="overflow-x-auto [&>label]:px-2"
            options={types.map((value) => ({
              value,
              label: fa.types[value],
              count: formatNumber(count(value)),
              isDisabled: value !== type && count(value) === 0,
              disabledReason: fa.noneOfType,
            }))}
          />
        )}
      </div>
      <div className="max-h-[min(46dvh,400px)] overflow-y-auto px-4 pb-2 wide:px-3">
        {props.panels === undefined ? (
          isFailed ? (
            <p role="alert" className="flex items-center justify-between gap-2 px-2 py-4 text-md text-text-2">
              {fa.failed}
              <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onRetry}>
                {fa.retry}
              </Button>
            </p>
          ) : (
            <SkeletonRows rows={2} />
          )
        ) : shown.length === 0 ? (
          <p className="px-2 py-6 text-center text-md text-text-2">{fa.nothing}</p>
        ) : (
          <ul aria-label={fa.title}>
            {shown.map((panel) => (
              <li key={`${panel.service}/${panel.account}`}>
                <PanelRow
                  panel={isCurrent(panel) && currentBalance !== undefined ? { ...panel, balance: currentBalance } : panel}
                  isCurrent={isCurrent(panel)}
                  isLocked={isLocked}
                  onSwitch={onSwitch}
                />
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="sr-only">
          {query === '' ? '' : formatNumber(shown.length)}
        </p>
        {isLocked && <p className="px-2.5 pt-2 text-sm text-text-3">{fa.locked}</p>}
      </div>
      {props.invitations > 0 && (
        <Link
          to="/profile"
          search={{ section: 'team' }}
          onClick={props.onLeave}
          className="flex min-h-13 items-center gap-3 border-t px-5 text-md font-medium text-action-soft-text hover:bg-surface-hover"
        >
          <MailOpen aria-hidden size={20} strokeWidth={1.75} />
          {fa.invitations(formatNumber(props.invitations))}
        </Link>
      )}
      <ManageLink url={manageUrl} />
    </div>
  );
}
