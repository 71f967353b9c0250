import {
  mostPrerequisites,
  mostSectionItems,
  mostSlides,
  mostVideos,
} from '#contract/console/most-entries.ts'
import { mostLetters } from '#contract/most-letters.ts'

/** Something of a station that is larger than any real one needs, with what it would be allowed. */
type OverLimit = { path: PropertyKey[]; message: string; size: number }

/** Entries, about five times what full stations have. Each is rendered for everybody who opens the page. */
export const mostEntries = {
  activities: 3000,
  category: 25,
  journey: 10,
  journeySteps: 40,
  /** The most of one row of the home, and of all of them together. */
  collectionActivities: 1000,
  collectionEntries: 6000,
  sections: 50,
  /** The most of all sections together. */
  items: 300,
} as const

const lists = new Map<string, [most: number, what: string]>([
  ['images.header', [mostSlides, 'imagens']],
  ['sections', [mostEntries.sections, 'seções']],
  ['sections.items', [mostSectionItems, 'itens por seção']],
  ['about', [100, 'páginas']],
  ['benefits', [100, 'benefícios']],
  ['plans', [50, 'planos']],
  ['activities', [mostEntries.activities, 'atividades']],
  ['activities.videos', [mostVideos, 'vídeos por atividade']],
  ['activities.prerequisites', [mostPrerequisites, 'pré-requisitos']],
  ['categories', [mostEntries.category, 'categorias']],
  ['categories.activities', [mostEntries.collectionActivities, 'atividades por categoria']],
  ['nowPlaying.activities', [mostEntries.collectionActivities, 'atividades em destaque']],
  ['journeys', [mostEntries.journey, 'jornadas']],
  ['journeys.activities', [mostEntries.journeySteps, 'atividades por jornada']],
  ['trophies', [500, 'troféus']],
  ['news', [10_000, 'notícias']],
  ['events', [10_000, 'eventos']],
  ['downloads', [10_000, 'arquivos']],
  ['accountability', [10_000, 'documentos']],
  ['topics', [200, 'temas']],
])

/** The most of every other list. */
const usualList: [most: number, what: string] = [500, 'itens']

const writtenBy = (list: string, most: Record<string, number>) =>
  Object.entries(most).map(([field, letters]): [string, number] => [`${list}.${field}`, letters])

/** Characters; of every other text `usual`. */
const texts = new Map([
  ['name', 100],
  ['currency.name', 40],
  ['contact.phone', 40],
  ['contact.address', 300],
  ['images.header.title', 200],
  ['sections.title', 200],
  ['sections.subtitle', 1_000],
  ['sections.items.name', 200],
  ['sections.items.description', 20_000],
  ['sections.items.buttonLabel', 100],
  ['about.name', 200],
  ['about.menuTitle', 100],
  ['about.html', 200_000],
  ['plans.name', 200],
  ['plans.description', 20_000],
  ['activities.name', 150],
  ['activities.description', 50_000],
  ['activities.rules', 50_000],
  ['activities.feedback', 5_000],
  ['categories.name', 80],
  ['journeys.name', 80],
  ['news.html', 100_000],
  ['events.html', 50_000],
  ['downloads.html', 100_000],
  ...['legal', 'political', 'accounting', 'health'].flatMap((area): [string, number][] => [
    [`services.${area}.guidance`, 50_000],
    [`services.${area}.information`, 50_000],
  ]),
  ['topics.description', 5_000],
  // As long as the forms of owners take them.
  ...writtenBy('news', mostLetters.news),
  ...writtenBy('events', mostLetters.event),
  ...writtenBy('downloads', mostLetters.download),
  ...writtenBy('accountability', mostLetters.accountability),
])
const usual = 2_000
/** Numbers: beyond these a price is no amount of points any more. */
const numbers = new Map<string, [least: number, most: number]>([['currency.multiplier', [0.0001, 1_000_000]]])
/** The part that only an activity's type knows; it has its own form. */
const unmeasured = 'activities.body'

const upTo = (most: number, what: string) => `até ${most.toLocaleString('pt-BR')} ${what}`

const written = (one: number) => one.toLocaleString('pt-BR', { maximumFractionDigits: 4 })
const between = (least: number, most: number) => `um valor de ${written(least)} a ${written(most)}`

/**
 * Finds whatever of a configuration, or of a content, is larger than any real station needs (SEC-35). Asked where
 * something is written and not where it is read: what is stored stays readable. Pure.
 */
export function overLimits(value: object): OverLimit[] {
  const found: OverLimit[] = []
  const walk = (one: unknown, path: PropertyKey[], name: string): void => {
    if (name === unmeasured) return
    const [least = 0, largest = 0] = numbers.get(name) ?? []
    if (typeof one === 'number' && largest && (one < least || one > largest))
      found.push({ path, message: between(least, largest), size: one > largest ? one : 1 / one })
    const most = texts.get(name) ?? usual
    if (typeof one === 'string' && one.length > most)
      found.push({ path, message: upTo(most, 'caracteres'), size: one.length })
    if (Array.isArray(one)) {
      const [mostOfIt, what] = lists.get(name) ?? usualList
      if (one.length > mostOfIt) found.push({ path, message: upTo(mostOfIt, what), size: one.length })
      one.forEach((entry, at) => {
        walk(entry, [...path, at], name)
      })
    } else if (typeof one === 'object' && one !== null)
      for (const [key, inner] of Object.entries(one))
        walk(inner, [...path, key], name ? `${name}.${key}` : key)
  }
  walk(value, [], '')
  return [...found, ...tooManyItems(value)]
}

function tooManyItems(value: object): OverLimit[] {
  const sections: { items?: unknown[] }[] =
    'sections' in value && Array.isArray(value.sections) ? value.sections : []
  const size = sections.reduce((sum, { items }) => sum + (items?.length ?? 0), 0)
  const message = upTo(mostEntries.items, 'itens em todas as seções')
  return size > mostEntries.items ? [{ path: ['sections'], message, size }] : []
}
