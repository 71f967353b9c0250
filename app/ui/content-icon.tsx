import {
  Baby,
  BookOpen,
  Briefcase,
  Building2,
  Car,
  ChartBar,
  Clapperboard,
  ClipboardList,
  Clover,
  Dumbbell,
  Fuel,
  Gift,
  GraduationCap,
  Handshake,
  HeartPulse,
  Landmark,
  Leaf,
  type LucideIcon,
  Luggage,
  Medal,
  Megaphone,
  Music,
  Newspaper,
  Palmtree,
  Percent,
  PiggyBank,
  Plane,
  Scale,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  Sparkles,
  Star,
  Sun,
  Tag,
  Target,
  Ticket,
  Trophy,
  Users,
  Utensils,
  Vote,
} from 'lucide-react'
import { type iconSize, iconStroke } from '#themes/scale.ts'
import { glyph } from './icon.css.ts'

/** Icons that content chooses by name (category `icon`). Apart from `Icon`, so that only pages with content load them. */
const icons: Record<string, LucideIcon> = {
  baby: Baby,
  bag: ShoppingBag,
  bank: Landmark,
  book: BookOpen,
  building: Building2,
  car: Car,
  chart: ChartBar,
  clover: Clover,
  film: Clapperboard,
  fuel: Fuel,
  gift: Gift,
  graduation: GraduationCap,
  gym: Dumbbell,
  handshake: Handshake,
  health: HeartPulse,
  law: Scale,
  leaf: Leaf,
  luggage: Luggage,
  medal: Medal,
  megaphone: Megaphone,
  music: Music,
  news: Newspaper,
  palm: Palmtree,
  percent: Percent,
  phone: Smartphone,
  piggy: PiggyBank,
  plane: Plane,
  restaurant: Utensils,
  shield: ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  survey: ClipboardList,
  tag: Tag,
  target: Target,
  ticket: Ticket,
  trophy: Trophy,
  users: Users,
  vote: Vote,
  work: Briefcase,
}
export const contentIconNames = Object.keys(icons)

type ContentIconProps = { name: string; size?: keyof typeof iconSize; className?: string }

/** The icon that content names; an unknown name is a star. */
export function ContentIcon({ name, size = 24, className }: ContentIconProps) {
  const Drawing = icons[name] ?? Star
  return (
    <Drawing
      className={className ? `${glyph[size]} ${className}` : glyph[size]}
      size={size}
      strokeWidth={iconStroke}
      focusable="false"
      aria-hidden
    />
  )
}
