import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Pencil, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { View } from '#data/campaigns/list/views.ts';
import type { CampaignsState } from '#features/campaigns/list/campaigns-list.ts';
import { isShown } from './view-address.ts';
import { viewsFa as fa } from './views.fa.ts';

interface ViewRowProps {
  view: View;
  shown: CampaignsState;
  isRenamed: boolean;
  onRename: () => void;
  onApply: () => void;
  onDefault: () => void;
  onRemove: () => void;
  renderForm: () => ReactNode;
}

/** One view: its name opens it. */
export function ViewRow({ view, shown, isRenamed, onRename, onApply, onDefault, onRemove, renderForm }: ViewRowProps) {
  const { name, is_default } = view;
  if (isRenamed) return <li className="py-3">{renderForm()}</li>;
  return (
    <li className="flex min-h-12 items-center gap-1">
      <button
        type="button"
        aria-label={fa.apply(name)}
        aria-current={isShown(view, shown) || undefined}
        onClick={onApply}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start text-md font-medium hover:text-action-soft-text aria-[current]:font-bold"
      >
        <span className="truncate">{name}</span>
        {is_default && <Tag>{fa.isDefault}</Tag>}
      </button>
      <IconButton
        icon={Star}
        label={is_default ? fa.noDefault(name) : fa.makeDefault(name)}
        aria-pressed={is_default}
        onClick={onDefault}
      />
      <IconButton icon={Pencil} label={fa.rename(name)} onClick={onRename} />
      <IconButton icon={Trash2} label={fa.remove(name)} onClick={onRemove} />
    </li>
  );
}
