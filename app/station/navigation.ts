import type { Behaviour, Option } from '#contract/stations/registry/behaviour.ts'
import { type Features, featureOfPage } from '#contract/stations/registry/gates.ts'
import type { IconName } from '../ui/icon.tsx'

/** The groups of the account's page, in their order. */
export const accountGroups = ['points', 'shop', 'news', 'self'] as const
export type AccountGroup = (typeof accountGroups)[number]

export type NavigationEntry = {
  href: string
  label: string
  icon: IconName
  /**
   * `main`: bar at the bottom of phones and header of wide screens; `account`: the page of the account; `tile` and `card`:
   * the member's home, where the behaviour has them (STN-U11, STN-U12).
   */
  place: 'main' | 'account' | 'tile' | 'card'
  /** Of an entry of the account: the group in which its page shows it. */
  group?: AccountGroup
  /** Set for a second way to an address that another entry opens or closes. */
  isShortcut?: true
  /** The behaviour that has it, or with `not` the one that hides it. */
  behaviour?: Option
  not?: Option
  /** Answers 404 instead of a refusal where the behaviour is off. */
  isAbsent?: true
  /** The condition of the entry, as `opens` of a member names it. The page itself stays. */
  whileOpen?: 'quizzes' | 'plans' | 'subscriptions' | 'topUps' | 'news'
}

/** Gives a union's services as tiles of the home (STN-U11). */
const unionServices = (list: [href: string, label: string, icon: IconName][]): NavigationEntry[] =>
  list.map(([href, label, icon]) => ({
    href,
    label,
    icon,
    place: 'tile',
    behaviour: 'unionServices',
    isAbsent: true,
  }))

/** The member's menu, whole (HOM-10, D3§6). A test looks for the page of each. */
export const navigation: readonly NavigationEntry[] = [
  { href: '/homepage', label: 'Início', icon: 'home', place: 'main' },
  { href: '/homepage/atividades', label: 'Atividades', icon: 'activities', place: 'main' },
  { href: '/homepage/feed', label: 'Mural', icon: 'feed', place: 'main' },
  { href: '/homepage/extrato/extratos-totais', label: 'Carteira', icon: 'wallet', place: 'main' },
  { href: '/homepage/conta', label: 'Conta', icon: 'account', place: 'main' },
  { href: '/homepage/perfil', label: 'Meu perfil', icon: 'account', place: 'account', group: 'self' },
  {
    href: '/homepage/quizzes',
    label: 'Quizzes',
    icon: 'help',
    place: 'account',
    group: 'points',
    whileOpen: 'quizzes',
  },
  {
    href: '/homepage/planos',
    label: 'Planos',
    icon: 'star',
    place: 'account',
    group: 'points',
    whileOpen: 'plans',
  },
  {
    href: '/homepage/assinaturas',
    label: 'Assinaturas',
    icon: 'refresh',
    place: 'account',
    group: 'points',
    whileOpen: 'subscriptions',
    not: 'hideSubscriptions',
  },
  { href: '/homepage/trofeus', label: 'Meus troféus', icon: 'trophy', place: 'account', group: 'points' },
  {
    href: '/homepage/convites-do-usuario',
    label: 'Meus convites',
    icon: 'users',
    place: 'account',
    group: 'points',
  },
  {
    href: '/homepage/carteirinha',
    label: 'Carteirinha',
    icon: 'card',
    place: 'account',
    group: 'points',
    behaviour: 'virtualCard',
  },
  {
    href: '/homepage/vouchers',
    label: 'Vouchers',
    icon: 'ticket',
    place: 'account',
    group: 'points',
    not: 'hideVouchers',
  },
  {
    href: '/homepage/minhas-compras',
    label: 'Minhas compras',
    icon: 'gift',
    place: 'account',
    group: 'shop',
  },
  { href: '/homepage/carrinho', label: 'Carrinho', icon: 'cart', place: 'account', group: 'shop' },
  { href: '/homepage/pedidos', label: 'Pedidos', icon: 'document', place: 'account', group: 'shop' },
  {
    href: '/homepage/meios-de-pagamento',
    label: 'Meios de pagamento',
    icon: 'card',
    place: 'account',
    group: 'shop',
  },
  {
    href: '/homepage/meios-de-pagamento/comprar',
    label: 'Abastecer créditos',
    icon: 'plus',
    place: 'account',
    group: 'shop',
    whileOpen: 'topUps',
  },
  {
    href: '/homepage/noticias',
    label: 'Notícias',
    icon: 'document',
    place: 'account',
    group: 'news',
    whileOpen: 'news',
  },
  { href: '/homepage/calendario', label: 'Calendário', icon: 'calendar', place: 'account', group: 'news' },
  { href: '/homepage/downloads', label: 'Downloads', icon: 'download', place: 'account', group: 'news' },
  {
    href: '/homepage/legisclub-gasolina',
    label: 'Campanhas de gasolina',
    icon: 'ticket',
    place: 'account',
    group: 'news',
    behaviour: 'fuelCampaigns',
    isAbsent: true,
  },
  { href: '/homepage/seguranca', label: 'Segurança', icon: 'lock', place: 'account', group: 'self' },
  { href: '/homepage/privacidade', label: 'Privacidade', icon: 'eye', place: 'account', group: 'self' },
  { href: '/homepage/support', label: 'Fale Conosco', icon: 'comment', place: 'account', group: 'news' },
  ...unionServices([
    ['/homepage/politico-sindical', 'Político-sindical', 'users'],
    ['/homepage/consultoria-juridica', 'Consultoria jurídica', 'document'],
    ['/homepage/consultoria-contabil', 'Consultoria contábil', 'wallet'],
    ['/homepage/saude', 'Saúde', 'heart'],
    ['/homepage/prestacao-de-contas', 'Prestação de contas', 'eye'],
  ]),
  {
    href: '/homepage/numeros-da-sorte',
    label: 'Números da sorte',
    icon: 'ticket',
    place: 'account',
    group: 'points',
    behaviour: 'luckyNumbers',
    isAbsent: true,
  },
  {
    href: '/homepage/numeros-da-sorte',
    label: 'Números da sorte',
    icon: 'ticket',
    place: 'card',
    behaviour: 'luckyNumbersHomeCard',
    isShortcut: true,
  },
]

type StationOptions = { features: Features; behaviour: Pick<Behaviour, Option> }

/** Gives the entries a station's members see; `opens` is what it has for them just now. Pure. */
export function entriesFor(
  { features, behaviour, opens = [] }: StationOptions & { opens?: readonly string[] },
  place: NavigationEntry['place'],
  entries: readonly NavigationEntry[] = navigation,
): NavigationEntry[] {
  return entries.filter(
    (entry) =>
      entry.place === place &&
      isOn(features, entry.href) &&
      (!entry.behaviour || behaviour[entry.behaviour]) &&
      !(entry.not && behaviour[entry.not]) &&
      (!entry.whileOpen || opens.includes(entry.whileOpen)),
  )
}

/**
 * Whether an address of the member area, with or without a question, is open on a station: what a flag takes out of the menu refuses its
 * pages too, with everything below them (TEN-09, GAP-04). `not` only hides. Pure.
 */
export function isOpenOn({ features, behaviour }: StationOptions, address: string): boolean {
  const [pathname = ''] = address.split('?')
  return (
    isOn(features, pathname) &&
    entriesOver(pathname).every(({ behaviour: needed }) => !needed || behaviour[needed])
  )
}

/** Whether the switch of a page is on, by the one table of the switches. */
function isOn(features: Features, pathname: string): boolean {
  const feature = featureOfPage(pathname)
  return !feature || features[feature]
}

/** Whether a station has no such address at all (STN-U11, STN-026b, STN-174b). Pure. */
export const isAbsentOn = ({ behaviour }: Pick<StationOptions, 'behaviour'>, pathname: string): boolean =>
  entriesOver(pathname).some(
    ({ isAbsent, behaviour: needed }) => isAbsent && needed !== undefined && !behaviour[needed],
  )

const entriesOver = (pathname: string) =>
  navigation.filter(
    ({ href, isShortcut }) => !isShortcut && (pathname === href || pathname.startsWith(`${href}/`)),
  )
