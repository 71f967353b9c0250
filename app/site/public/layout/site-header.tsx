import { Link } from '@remix-run/react'
import type { WebsiteSettings } from '#contract/site/public/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Container } from '../../../ui/layout.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { type MenuLink, siteMenu } from '../site-menu.ts'
import { texts } from '../texts.ts'
import * as css from './site-header.css.ts'

type SiteHeaderProps = {
  settings: WebsiteSettings
  /** The theme as it is on the brand, where the header stands on it. */
  ground: Record<string, string> | null
  isMember: boolean
}

/**
 * Shows logo, the fixed items, and the menu of sections (PUB-14, PUB-15, TEN-05). The primary logo stands on light
 * ground, the secondary on the brand.
 */
export function SiteHeader({ settings, ground, isMember }: SiteHeaderProps) {
  const station = useStation()
  const { direct, more } = siteMenu(settings.aboutList.content)
  const all = [...direct, ...more]
  const tone = ground ? 'brand' : 'page'
  return (
    <header className={css.header} style={ground ?? undefined} data-print="hide">
      <div className={css.tops[tone]}>
        {station.images.navbar ? (
          <img className={css.strip} src={station.images.navbar} alt="" height={8} />
        ) : null}
        <Container className={css.bar}>
          <Brand navbar={settings.navbar} name={station.name} isOnBrand={ground !== null} />
          <nav className={css.access} aria-label={texts.header.access}>
            <FixedItems
              isMember={isMember}
              hidesLogin={station.behaviour.hideLoginLink}
              isOnBrand={ground !== null}
            />
          </nav>
          {all.length > 0 ? (
            <details className={css.menu} data-menu>
              <summary className={css.summary}>
                <Icon name="menu" size={24} />
                {texts.header.menu}
              </summary>
              <nav className={css.menuPanel} aria-label={texts.header.menu}>
                {all.map((link) => (
                  <MenuItem key={link.id} {...link} />
                ))}
              </nav>
            </details>
          ) : null}
        </Container>
      </div>
      {all.length > 0 ? (
        <nav className={css.sectionLines[tone]} aria-label={texts.header.sections}>
          <Container>
            <ul className={css.lists[station.header.layout]}>
              {direct.map((link) => (
                <li key={link.id}>
                  <MenuItem {...link} />
                </li>
              ))}
              {more.length > 0 ? (
                <li>
                  <More links={more} />
                </li>
              ) : null}
            </ul>
          </Container>
        </nav>
      ) : null}
    </header>
  )
}

type BrandProps = { navbar: WebsiteSettings['navbar']; name: string; isOnBrand: boolean }

function Brand({ navbar, name, isOnBrand }: BrandProps) {
  const { station_primary_logo: primary, station_secondary_logo: secondary } = navbar
  const logo = isOnBrand ? (secondary ?? primary) : (primary ?? secondary)
  return (
    <Link to="/" className={css.brand} aria-label={uiTexts.home(name)}>
      {logo ? (
        <img className={css.logo} src={logo} alt="" height={36} />
      ) : (
        <span className={css.wordmark}>{name}</span>
      )}
    </Link>
  )
}

type FixedItemsProps = { isMember: boolean; hidesLogin: boolean; isOnBrand: boolean }

/** Shows the fixed items; 'Entrar' is hidden where the station says so, and /login works all the same (STN-U01). */
function FixedItems({ isMember, hidesLogin, isOnBrand }: FixedItemsProps) {
  return (
    <>
      <Link to="/suporte" className={css.quietLink}>
        {texts.header.support}
      </Link>
      {isMember ? (
        <Call href="/homepage" reload isOnBrand={isOnBrand}>
          {texts.header.member}
        </Call>
      ) : (
        <>
          {hidesLogin ? null : (
            <Link to="/login" className={css.quietLink}>
              {texts.header.login}
            </Link>
          )}
          <Call href="/cadastrar" isOnBrand={isOnBrand}>
            {texts.header.signup}
          </Call>
        </>
      )}
    </>
  )
}

type CallProps = { href: string; isOnBrand: boolean; reload?: boolean; children: string }

/** Shows the one action of the header: in the brand's colour, and on the brand turned inside out. */
const Call = ({ href, isOnBrand, reload = false, children }: CallProps) =>
  isOnBrand ? (
    <Link to={href} className={css.callOnBrand} reloadDocument={reload}>
      {children}
    </Link>
  ) : (
    <ButtonLink href={href} reload={reload}>
      {children}
    </ButtonLink>
  )

const MenuItem = ({ href, label }: Pick<MenuLink, 'href' | 'label'>) => (
  <Link to={href} className={css.quietLink}>
    {label}
  </Link>
)

const More = ({ links }: { links: readonly MenuLink[] }) => (
  <details className={css.more} data-menu>
    <summary className={css.summary}>
      {texts.header.more}
      <Icon name="chevronDown" size={16} />
    </summary>
    <div className={css.drop}>
      {links.map((link) => (
        <MenuItem key={link.id} {...link} />
      ))}
    </div>
  </details>
)
