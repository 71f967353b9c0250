import { NavLink, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { areaAt, areaGroups, type ConsoleArea } from '../console-area.ts'
import * as css from './frame.css.ts'
import { texts } from './texts.ts'

type Navigation = { navigation: readonly ConsoleArea['nav'][] }

/** What the types of React 18 do not know yet: a layer that the browser opens, and closes on Esc and a press outside. */
const layer = { popover: 'auto' }
const opens = (id: string) => ({ popovertarget: id })
const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })

/** The entries of the rail in their groups: in view on desktop, on phones a layer that a button opens, without scripts, too. */
export function Menu({ navigation }: Navigation) {
  const id = useId()
  const links = useShownLink()
  const { pathname } = useLocation()
  const here = areaAt(pathname, navigation)
  return (
    <>
      <span className={css.opener}>
        <Button type="button" variant="secondary" width="full" icon="menu" {...opens(id)}>
          {[texts.menu, here?.label].filter(Boolean).join(' · ')}
        </Button>
      </span>
      <div id={id} ref={links} className={css.groups} {...layer}>
        <span className={css.closer}>
          <Button type="button" variant="quiet" icon="close" {...closes(id)}>
            {texts.closeMenu}
          </Button>
        </span>
        <ConsoleSearch />
        {areaGroups.map((group) => (
          <Group
            key={group}
            group={group}
            entries={navigation.filter((nav) => nav.group === group)}
            isOpen={group === openGroup(here)}
          />
        ))}
      </div>
    </>
  )
}

/** Asks for pages of the console, and for what the station has. */
const ConsoleSearch = () => (
  <Form noValidate method="get" action="/gestao/busca" className={css.search}>
    <TextInput
      name="busca"
      type="search"
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      aria-label={texts.search.label}
      placeholder={texts.search.placeholder}
    />
    <IconButton type="submit" icon="search" variant="secondary" label={texts.search.submit} />
  </Form>
)

/** The group of the page one is on; of those that stand in none, what owners do most. Pure. */
const openGroup = (here: ConsoleArea['nav'] | undefined): Group =>
  here && here.group !== 'today' ? here.group : 'content'

type Group = (typeof areaGroups)[number]
type GroupProps = { group: Group; entries: readonly ConsoleArea['nav'][]; isOpen: boolean }

/** A group under its name, one of which is open; one entry stands for itself. None where the station has nothing of it. */
function Group({ group, entries, isOpen }: GroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  if (entries.length === 1) return <Links entries={entries} />
  return (
    <details name="gestao-grupos" open={isOpen}>
      <summary id={id} className={css.group}>
        {texts.groups[group]}
        <Icon name="chevronDown" />
      </summary>
      <Links entries={entries} labelledBy={id} />
    </details>
  )
}

function Links({ entries, labelledBy }: Pick<GroupProps, 'entries'> & { labelledBy?: string }) {
  // An entry may stand below another one: one of them is where one is.
  const here = areaAt(useLocation().pathname, entries)
  return (
    <ul className={css.links} aria-labelledby={labelledBy}>
      {entries.map(({ href, label, icon }) => (
        <li key={href}>
          <NavLink to={href} end={href !== here?.href} className={css.link}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * Opens the group of the page one is on and keeps its entry in view, as in low windows the rail is longer than the screen, and closes
 * the layer over a page that was not loaded anew.
 */
function useShownLink() {
  const location = useLocation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!list.current) return
    // Browsers before 2024 have no such layer: there the groups stand open above the page.
    list.current.hidePopover?.()
    const links = [...list.current.querySelectorAll('a')]
    const here = links.filter((link) => `${location.pathname}/`.startsWith(`${link.pathname}/`)).at(-1)
    if (!here) return
    const group = here.closest('details')
    if (group) group.open = true
    // The list alone is moved: `scrollIntoView` would move the page, too.
    const [frame, entry] = [list.current.getBoundingClientRect(), here.getBoundingClientRect()]
    const isShown = entry.top >= frame.top && entry.bottom <= frame.bottom
    if (!isShown) list.current.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2
  }, [location])
  return list
}
