import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleUserRound,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Gift,
  Heart,
  House,
  Image,
  Info,
  Laptop,
  LayoutGrid,
  ListFilter,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  MessagesSquare,
  Minus,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  QrCode,
  RefreshCw,
  Search,
  Settings,
  Share2,
  ShoppingCart,
  Smartphone,
  Star,
  Ticket,
  Trash2,
  TriangleAlert,
  Trophy,
  Upload,
  Users,
  Wallet,
  X,
} from 'lucide-react'
import { type iconSize, iconStroke } from '#themes/scale.ts'
import { glyph } from './icon.css.ts'

/** The closed list of the interface's icons, by what they mean here. Every page carries it: add with thought. */
const icons = {
  account: CircleUserRound,
  activities: LayoutGrid,
  alert: CircleAlert,
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  bell: Bell,
  calendar: Calendar,
  camera: Camera,
  card: CreditCard,
  cart: ShoppingCart,
  check: Check,
  checkCircle: CircleCheck,
  chevronDown: ChevronDown,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  chevronUp: ChevronUp,
  clock: Clock,
  close: X,
  comment: MessageCircle,
  copy: Copy,
  document: FileText,
  download: Download,
  edit: Pencil,
  external: ExternalLink,
  eye: Eye,
  eyeOff: EyeOff,
  feed: MessagesSquare,
  filter: ListFilter,
  gift: Gift,
  heart: Heart,
  help: CircleQuestionMark,
  home: House,
  image: Image,
  info: Info,
  laptop: Laptop,
  lock: Lock,
  logout: LogOut,
  mail: Mail,
  mapPin: MapPin,
  menu: Menu,
  minus: Minus,
  more: Ellipsis,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  qr: QrCode,
  refresh: RefreshCw,
  search: Search,
  settings: Settings,
  share: Share2,
  smartphone: Smartphone,
  star: Star,
  ticket: Ticket,
  trash: Trash2,
  trophy: Trophy,
  upload: Upload,
  users: Users,
  wallet: Wallet,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>
export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]

type IconProps = {
  name: IconName
  size?: keyof typeof iconSize
  /** Only when nothing beside it says the same. */
  label?: string
  className?: string
}

/** An outlined icon of one stroke width, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const Drawing = icons[name]
  return (
    <Drawing
      className={className ? `${glyph[size]} ${className}` : glyph[size]}
      size={size}
      strokeWidth={iconStroke}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
