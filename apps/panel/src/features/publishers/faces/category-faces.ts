import {
  Aperture,
  Baby,
  BookOpen,
  BriefcaseBusiness,
  Car,
  CircuitBoard,
  Clapperboard,
  Coffee,
  CookingPot,
  Dumbbell,
  Flower2,
  Gamepad2,
  GraduationCap,
  HeartPulse,
  House,
  Laugh,
  MapPin,
  Music,
  Newspaper,
  PawPrint,
  Shirt,
  Sun,
  TentTree,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

export interface CategoryFace {
  readonly icon: LucideIcon;
  /** 0 to 359. */
  readonly hue: number;
}

/** The icon and hue of publishers by the id of their first category. A category that staff add later has none. */
export const categoryFaces: Readonly<Record<number, CategoryFace>> = {
  1: { icon: Utensils, hue: 40 },
  2: { icon: Sun, hue: 350 },
  3: { icon: Coffee, hue: 62 },
  4: { icon: MapPin, hue: 240 },
  5: { icon: CookingPot, hue: 140 },
  6: { icon: BookOpen, hue: 200 },
  7: { icon: Aperture, hue: 18 },
  8: { icon: TentTree, hue: 165 },
  9: { icon: Shirt, hue: 320 },
  10: { icon: Flower2, hue: 338 },
  11: { icon: HeartPulse, hue: 5 },
  12: { icon: Dumbbell, hue: 120 },
  13: { icon: CircuitBoard, hue: 262 },
  14: { icon: Car, hue: 222 },
  15: { icon: Music, hue: 290 },
  16: { icon: Clapperboard, hue: 28 },
  17: { icon: Laugh, hue: 90 },
  18: { icon: Baby, hue: 308 },
  19: { icon: BriefcaseBusiness, hue: 250 },
  20: { icon: GraduationCap, hue: 188 },
  21: { icon: Newspaper, hue: 276 },
  22: { icon: House, hue: 155 },
  23: { icon: PawPrint, hue: 75 },
  24: { icon: Gamepad2, hue: 300 },
};
