import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '#actions/Button.tsx';
import { IconButton } from '#actions/IconButton.tsx';
import { Menu } from '@jarchi/ui/overlays/Menu.tsx';
import { Segmented } from '#actions/Segmented.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import { Held, type Shelf } from '../shelf.tsx';

const variants = ['primary', 'secondary', 'soft', 'ghost', 'danger', 'dangerLine'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

export const actionShelves: readonly Shelf[] = [
  {
    name: 'actions/Button.tsx',
    states: {
      rest: (
        <div style={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {fa.save}
            </Button>
          ))}
        </div>
      ),
      icon: (
        <div style={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} icon={Pencil}>
              {fa.save}
            </Button>
          ))}
        </div>
      ),
      sizes: (
        <div style={row}>
          <Button size="sm">{fa.save}</Button>
          <Button>{fa.save}</Button>
          <Button size="lg">{fa.save}</Button>
        </div>
      ),
      disabled: (
        <div style={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} isDisabled>
              {fa.save}
            </Button>
          ))}
        </div>
      ),
      'disabled with a reason': <Button isDisabledWithReason={fa.reason}>{fa.save}</Button>,
      busy: (
        <div style={row}>
          <Button isLoading>{fa.save}</Button>
          <Button isLoading loadingLabel={fa.saving}>
            {fa.save}
          </Button>
        </div>
      ),
      'full width': <Button isFullWidth>{fa.save}</Button>,
    },
  },
  {
    name: 'actions/IconButton.tsx',
    states: {
      rest: (
        <div style={row}>
          {(['ghost', 'secondary', 'soft', 'primary'] as const).map((variant) => (
            <IconButton key={variant} variant={variant} icon={Pencil} label={fa.save} />
          ))}
        </div>
      ),
      disabled: (
        <div style={row}>
          <IconButton icon={Pencil} label={fa.save} isDisabled />
          <IconButton icon={Pencil} label={fa.save} isDisabledWithReason={fa.reason} />
        </div>
      ),
    },
  },
  {
    name: 'overlays/Menu.tsx',
    states: {
      rest: (
        <Menu
          label={fa.more}
          hasTextTrigger
          triggerClass="control-frame h-(--h-md) px-3"
          items={[
            { id: 'edit', label: fa.save, icon: Pencil, isSelected: true },
            { id: 'copy', label: fa.long, textValue: fa.long, icon: Copy },
            { id: 'off', label: fa.copy, icon: Copy, isDisabled: true },
            { id: 'remove', label: fa.remove, icon: Trash2, isDanger: true },
          ]}
        >
          {fa.more}
        </Menu>
      ),
    },
  },
  {
    name: 'actions/Segmented.tsx',
    states: {
      rest: (
        <Held first="0">
          {(value, onChange) => (
            <Segmented
              label={fa.name}
              value={value}
              onChange={onChange}
              options={fa.goals.map((label, at) => ({ value: String(at), label }))}
            />
          )}
        </Held>
      ),
      disabled: (
        <Segmented
          label={fa.name}
          value="0"
          onChange={() => undefined}
          options={fa.goals.map((label, at) => ({ value: String(at), label, isDisabled: at === 2, disabledReason: fa.reason }))}
        />
      ),
    },
  },
];
