import type { WaitingKind } from '#contract/console/schemas.ts'
import type { Option } from '#contract/stations/registry/behaviour.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { Feature } from '#contract/stations/registry/gates.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Difference } from './fields/differences.ts'
import type { Fields } from './fields/field.ts'

/** The groups of the rail, in its order. */
export const areaGroups = ['today', 'people', 'content', 'sales', 'service', 'site', 'settings'] as const

/** What an area of `/gestao` says of itself; the rail and the history are composed of it (`frame/areas.server.ts`). */
export type ConsoleArea = {
  /** Its entry in the rail, which titles its pages, too. */
  nav: {
    group: (typeof areaGroups)[number]
    href: string
    label: string
    icon: IconName
    /** The station's switch that opens it: where that is off, the rail has no entry. */
    feature?: Feature
    /** The same with a behaviour. */
    behaviour?: Option
    /** What waits for the team on its pages: its number stands beside it (PPL-01). */
    waits?: readonly WaitingKind[]
  }
  /** What the history calls it where that is not its entry. */
  inHistory?: string
  /** The verb of a sentence, by what an audit line says was done. */
  audit?: Readonly<Record<string, string>>
  /** What audit lines tell of, by the kind of part. */
  parts?: Readonly<Record<string, ConsolePart>>
}

/** An area whose pages stand under another's entry of the rail: its words only. */
export type ConsoleWords = Omit<ConsoleArea, 'nav'>

/** The words of the audit lines of what is made, changed and removed one by one: `news.create` of `news`, 'a notícia'. Pure. */
export const entryAudit = (kind: string, name: string): Record<string, string> => ({
  [`${kind}.create`]: `criou ${name}`,
  [`${kind}.save`]: `mudou ${name}`,
  [`${kind}.remove`]: `removeu ${name}`,
})

export type ConsolePart = {
  /** What it is called in a sentence; without it, the name that stands in the line. */
  name?: string
  /** The page that it has, by its number. Pure. */
  href?: (id: string) => string
  /** In which two versions of it are compared. */
  fields?: Fields
  /** How else two versions differ, where fields do not say it. Pure. */
  differences?: (before: unknown, after: unknown) => Difference[]
}

/** The entry of the rail that a page stands under, if any: the first page of all has none below it. Pure. */
export const areaAt = <Nav extends Pick<ConsoleArea['nav'], 'href'>>(
  path: string,
  navigation: readonly Nav[],
): Nav | undefined =>
  navigation.findLast(({ href }) => path === href || (href !== '/gestao' && path.startsWith(`${href}/`)))

/** Whether a station has an area at all. Pure. */
export const hasArea = (
  { features, behaviour }: Pick<StationConfig, 'features' | 'behaviour'>,
  { nav }: Pick<ConsoleArea, 'nav'>,
): boolean => (!nav.feature || features[nav.feature]) && (!nav.behaviour || behaviour[nav.behaviour])
