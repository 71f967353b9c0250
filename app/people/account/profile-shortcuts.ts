import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { isOpenOn } from '../../station/navigation.ts'
import type { Door } from './door-list.tsx'
import { texts } from './texts.ts'

const words = texts.profile.shortcut

type Station = { features: StationConfig['features']; behaviour: Behaviour }

/**
 * The seven shortcuts of the profile, of those that the station has; none where `my_account_access` is off (PRO-04). Where vouchers
 * are hidden (STN-026c) the sixth leads to the coupons alone. Pure.
 */
export function profileShortcuts({ features, behaviour }: Station): Door[] {
  if (!features.myAccount) return []
  const doors: Door[] = [
    { href: '/homepage/carteirinha', label: words.card, icon: 'card' },
    { href: '/homepage/extrato/extratos-totais', label: words.statement, icon: 'wallet' },
    { href: '/homepage/pedidos', label: words.orders, icon: 'document' },
    { href: '/homepage/numeros-da-sorte', label: words.lucky, icon: 'star' },
    behaviour.hideVouchers
      ? { href: '/homepage/minhas-compras', label: words.coupons, icon: 'gift' }
      : { href: '/homepage/vouchers', label: words.vouchers, icon: 'ticket' },
    { href: '/homepage/trofeus', label: words.trophies, icon: 'trophy' },
    { href: '/homepage/convites-do-usuario', label: words.invitations, icon: 'users' },
  ]
  const station = { features, behaviour }
  return doors.filter(({ href }) => isOpenOn(station, href))
}
