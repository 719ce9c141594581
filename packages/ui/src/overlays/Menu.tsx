import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { joinClasses } from '#classes.ts';
import { iconButtonClass } from '#actions/IconButton.tsx';
import { itemClass } from '#overlays/overlay-classes.ts';
import { FloatFrame, type FloatFrameProps } from '#overlays/OverlayFrame.tsx';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** Text for type-ahead when the label is not plain text. */
  textValue?: string | undefined;
  icon?: LucideIcon | undefined;
  onAction?: (() => void) | undefined;
  href?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Has the tick: the current choice of a list. */
  isSelected?: boolean | undefined;
}

export interface MenuProps {
  /** Names the button and the menu. */
  label: string;
  items: readonly MenuEntry[];
  /** The button's content; if it is text, `label` names only the menu. */
  children: ReactNode;
  triggerClass?: string | undefined;
  hasTextTrigger?: boolean | undefined;
  placement?: FloatFrameProps['placement'] | undefined;
}

/**
 * Dangerous items come last, after a line.
 * @public
 */
export function Menu({ label, items, children, triggerClass = iconButtonClass(), hasTextTrigger = false, placement }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton aria-label={hasTextTrigger ? undefined : label} className={triggerClass}>
        {children}
      </AriaButton>
      <FloatFrame placement={placement} className={layerClass}>
        <MenuItems label={label} items={items} />
      </FloatFrame>
    </MenuTrigger>
  );
}

const layerClass = 'min-w-[200px] overflow-y-auto p-1.5';

export interface MenuLayerProps extends Pick<MenuProps, 'label' | 'items' | 'placement'> {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Only the menu, next to a button that exists before this module is loaded. */
export function MenuLayer({ label, items, placement = 'bottom end', triggerRef, isOpen, onOpenChange }: MenuLayerProps) {
  return (
    <FloatFrame
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}

      className={layerClass}
      trigger="MenuTrigger"
      aria-label={label}
    >
      <MenuItems label={label} items={items} onClose={() => onOpenChange(false)} />
    </FloatFrame>
  );
}

function MenuItems({ label, items, onClose }: Pick<MenuProps, 'label' | 'items'> & { onClose?: () => void }) {
  const firstDanger = items.findIndex((item) => item.isDanger);
  return (
    <AriaMenu aria-label={label} className="outline-none" autoFocus={onClose ? 'first' : undefined} onClose={onClose}>
      {items.flatMap((item, index) => {
        const Icon = item.icon;
        const entry = (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.textValue ?? (typeof item.label === 'string' ? item.label : item.id)}
            onAction={item.onAction}
            href={item.href}
            isDisabled={item.isDisabled}
            className={joinClasses(itemClass, item.isDanger && 'text-danger-text')}
          >
            {Icon && <Icon aria-hidden size={18} className={item.isDanger ? undefined : 'text-text-3'} />}
            <span className="min-w-0 flex-1 truncate">{item.label}</span>
            {item.isSelected && <Check aria-hidden size={16} className="text-action-soft-text" />}
          </MenuItem>
        );
        return index === firstDanger && index > 0 ? [<Separator key="line" className="my-1.5 h-px bg-line" />, entry] : [entry];
      })}
    </AriaMenu>
  );
}
