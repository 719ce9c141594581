/** The backdrop of a window or a sheet. */
export const overlayClass = 'fixed inset-0 z-(--z-modal) flex justify-center bg-overlay animate-fade';

/** A floating layer: menus, lists, calendars. */
export const popClass = 'animate-rise rounded-lg border bg-surface text-text shadow-pop outline-none';

/** An item of a menu or a list. */
export const itemClass =
  'flex min-h-(--h-md) w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-md outline-none pointer-coarse:min-h-12 data-focused:bg-surface-hover data-hovered:bg-surface-hover data-disabled:cursor-default data-disabled:text-text-disabled';
