import { Link } from '@remix-run/react'
import { useStation } from '../../../station/use-station.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { texts } from '../texts.ts'
import * as css from './mobile-bar.css.ts'

type Item = { href: string; label: string; icon: IconName; isMain?: boolean }

/** Shows the bar at the bottom of phones: Fale Conosco, Entrar, Cadastrar (PUB-15). */
export function MobileBar({ isMember }: { isMember: boolean }) {
  const { behaviour } = useStation()
  const login: Item = { href: '/login', label: texts.header.login, icon: 'lock' }
  const items: Item[] = [
    { href: '/suporte', label: texts.header.support, icon: 'comment' },
    ...(isMember
      ? [{ href: '/homepage', label: texts.header.member, icon: 'home', isMain: true } as const]
      : [
          ...(behaviour.hideLoginLink ? [] : [login]),
          { href: '/cadastrar', label: texts.header.signupShort, icon: 'account', isMain: true } as const,
        ]),
  ]
  return (
    <nav className={css.bar} aria-label={texts.header.shortcuts} data-print="hide">
      {items.map((item) => (
        <Link key={item.href} to={item.href} className={css.items[item.isMain ? 'main' : 'plain']}>
          <Icon name={item.icon} size={24} />
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
