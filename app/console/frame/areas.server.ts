import { own } from '#contract/own.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { Right } from '#contract/team.ts'
import { accountability } from '../accountability/area.ts'
import { activities } from '../activities/area.ts'
import { calendar } from '../calendar/area.ts'
import { areaGroups, type ConsoleArea, type ConsoleWords, hasArea } from '../console-area.ts'
import { domain } from '../domain/area.ts'
import { downloads } from '../downloads/area.ts'
import { entry } from '../entry/area.ts'
import { event } from '../event/area.ts'
import { type Difference, differencesOf } from '../fields/differences.ts'
import type { Fields } from '../fields/field.ts'
import { fuel } from '../fuel/area.ts'
import { legalTexts } from '../legal-texts/area.ts'
import { look } from '../look/area.ts'
import { luckyNumbers } from '../lucky-numbers/area.ts'
import { moderation } from '../moderation/area.ts'
import { news } from '../news/area.ts'
import { orders } from '../orders/area.ts'
import { isOpenTo } from '../owner/page-rights.ts'
import { pages } from '../pages/area.ts'
import { partners } from '../partners/area.ts'
import { people } from '../people/area.ts'
import { person } from '../people/person/area.ts'
import { plans } from '../plans/area.ts'
import { points } from '../points/area.ts'
import { privacy } from '../privacy/area.ts'
import { registrationChanges } from '../registration-changes/area.ts'
import { sections } from '../sections/area.ts'
import { services } from '../services/area.ts'
import { site } from '../site/area.ts'
import { station } from '../station/area.ts'
import { support } from '../support/area.ts'
import { ownStations, team } from '../team/area.ts'
import { topUps } from '../top-ups/area.ts'
import { history } from './history/area.ts'

/** The areas of the owners' pages, in the order that each group of the rail has them in. */
const areas: readonly ConsoleArea[] = [
  site,
  activities,
  orders,
  plans,
  topUps,
  news,
  calendar,
  downloads,
  accountability,
  support,
  people,
  entry,
  privacy,
  services,
  moderation,
  partners,
  points,
  registrationChanges,
  fuel,
  luckyNumbers,
  sections,
  look,
  pages,
  domain,
  station,
  legalTexts,
  event,
  team,
  history,
  ownStations,
]

/** With those whose pages stand under another's entry. */
const spoken: readonly ConsoleWords[] = [...areas, person]

/** The entries of the rail, group by group. */
export const navigation = areaGroups.flatMap((group) =>
  areas.flatMap(({ nav }) => (nav.group === group ? [nav] : [])),
)

const words = new Map(spoken.flatMap(({ audit = {} }) => Object.entries(audit)))
/** Who reads the history, of which station. */
type Reader = { config: Pick<StationConfig, 'features' | 'behaviour'>; rights: readonly Right[] }

const isFor = ({ config, rights }: Reader, area: ConsoleArea) =>
  hasArea(config, area) && isOpenTo(area.nav.href, rights)

/** What the audit log calls the lines of an area: before the dot of what was done, or by its parts. */
const kindsOf = ({ audit = {}, parts = {} }: ConsoleArea): string[] => {
  const done = Object.keys(audit).flatMap((what) => (what.includes('.') ? [what.split('.')[0] ?? ''] : []))
  return [...new Set([...done, ...Object.keys(parts)])]
}

const areasWithLines = areas.map((area) => ({ area, name: area.nav.href.split('/')[2] ?? 'publicacao' }))

/** The areas by which a reader can narrow the history, as it calls them. Pure. */
export const areasInHistory = (reader: Reader): { value: string; label: string }[] =>
  areasWithLines
    .filter(({ area }) => isFor(reader, area) && kindsOf(area).length > 0)
    .map(({ area, name }) => ({ value: name, label: area.inHistory ?? area.nav.label }))

/** The kinds of lines of an area that was chosen there. Pure. */
export const kindsIn = (name: string): string[] | undefined => {
  const found = areasWithLines.find((one) => one.name === name)
  return found && kindsOf(found.area)
}

/** The page of what a line tells of, where it has one that its reader may open. Pure. */
export function pageOf(part: string, reader: Reader): string | null {
  const [kind = '', id = ''] = part.split(':')
  const [href] = areas.flatMap((area) => {
    const page = isFor(reader, area) ? own(area.parts ?? {}, kind)?.href?.(encodeURIComponent(id)) : undefined
    return page ? [page] : []
  })
  return href && isOpenTo(href.split('?')[0] ?? '', reader.rights) ? href : null
}

const parts = spoken.flatMap(({ parts = {} }) => Object.entries(parts))
/** What areas say of a part: `section:2` is one of the sections. */
const saidOf = (part: string) => parts.flatMap(([kind, said]) => (kind === part.split(':')[0] ? [said] : []))

/** The verb of a line of the audit log; what no area has words for stands as it is. Pure. */
export const wordsOf = (what: string): string => words.get(what) ?? what

/** What a part is called in a sentence, or '' where its lines bear the name. Pure. */
export const nameOf = (part: string): string => saidOf(part).find(({ name }) => name)?.name ?? ''

/** In what two versions of a part differ, as all areas say it that have some of it. Pure. */
export function changesOf(part: string, before: unknown, after: unknown): Difference[] {
  const said = saidOf(part)
  const fields: Fields = said.flatMap(({ fields = [] }) => fields)
  return [
    ...differencesOf(fields, before, after),
    ...said.flatMap(({ differences }) => differences?.(before, after) ?? []),
  ]
}
