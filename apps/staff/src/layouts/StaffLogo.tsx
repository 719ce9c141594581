import { Logo, LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { consoleFa } from '#console.fa.ts';

/** The product's mark with the console's name; only the mark in the icon rail. */
export function StaffLogo({ isInRail = false }: { isInRail?: boolean }) {
  return (
    <>
      <span className={isInRail ? 'flex flex-1 items-center justify-between gap-3 max-xl:hidden' : 'flex items-center gap-3'}>
        <Logo size={26} />
        <Tag tone="action">{consoleFa.staff}</Tag>
      </span>
      {isInRail && <LogoMark size={28} className="xl:hidden" />}
    </>
  );
}
