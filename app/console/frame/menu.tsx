import { NavLink, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import type { Waiting as WaitingList } from '#contract/console/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { formatInteger } from '../../ui/format.ts'
import { srOnly } from '../../ui/global.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { areaAt, areaGroups, type ConsoleArea } from '../console-area.ts'
import * as css from './frame.css.ts'
import { texts } from './texts.ts'

type Entry = ConsoleArea['nav']
type Navigation = { navigation: readonly Entry[]; waiting: WaitingList }
/** How much waits on the pages of some entries. */
type Waits = (entries: readonly Entry[]) => number

/** What the types of React 18 do not know yet: a layer that the browser opens, and closes on Esc and a press outside. */
const layer = { popover: 'auto' }
const opens = (id: string) => ({ popovertarget: id })
const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })

/** The entries of the rail in their groups: in view on desktop, on phones a layer that a button opens, without scripts, too. */
export function Menu({ navigation, waiting }: Navigation) {
  const id = useId()
  const links = useShownLink()
  const { pathname } = useLocation()
  const here = areaAt(pathname, navigation)
  const waits: Waits = (entries) =>
    waiting.reduce(
      (sum, { kind, count }) => (entries.some((nav) => nav.waits?.includes(kind)) ? sum + count : sum),
      0,
    )
  return (
    <>
      <span className={css.opener}>
        <Button type="button" variant="secondary" width="full" icon="menu" {...opens(id)}>
          {[texts.menu, here?.label].filter(Boolean).join(' · ')}
          <Waiting count={waits(navigation)} />
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
            waits={waits}
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
const openGroup = (here: Entry | undefined): Group =>
  here && here.group !== 'today' ? here.group : 'content'

type Group = (typeof areaGroups)[number]
type GroupProps = { group: Group; entries: readonly Entry[]; isOpen: boolean; waits: Waits }

/** A group under its name, one of which is open; one entry stands for itself. None where the station has nothing of it. */
function Group({ group, entries, isOpen, waits }: GroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  if (entries.length === 1) return <Links entries={entries} waits={waits} />
  return (
    <details name="gestao-grupos" open={isOpen}>
      <summary id={id} className={css.group}>
        {texts.groups[group]}
        <span className={css.closedOnly}>
          <Waiting count={waits(entries)} />
        </span>
        <Icon name="chevronDown" />
      </summary>
      <Links entries={entries} waits={waits} labelledBy={id} />
    </details>
  )
}

/** How much waits there, as a number beside its name. Nothing where nothing does. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.count}>
      {formatInteger(count)}
      <span className={srOnly}> {texts.waits(count)}</span>
    </span>
  )
}

type LinksProps = Pick<GroupProps, 'entries' | 'waits'> & { labelledBy?: string }

function Links({ entries, waits, labelledBy }: LinksProps) {
  // An entry may stand below another one: one of them is where one is.
  const here = areaAt(useLocation().pathname, entries)
  return (
    <ul className={css.links} aria-labelledby={labelledBy}>
      {entries.map((nav) => (
        <li key={nav.href}>
          <NavLink to={nav.href} end={nav.href !== here?.href} className={css.link}>
            <Icon name={nav.icon} />
            {nav.label}
            <Waiting count={waits([nav])} />
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
