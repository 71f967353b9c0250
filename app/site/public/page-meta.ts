import type { MetaDescriptor } from '@remix-run/node'
import { readPicture } from '#contract/picture-look.ts'
import type { BrowserStation } from '../../station/browser-station.ts'
import { plainText } from '../../ui/plain-text.ts'

const texts = {
  description: (station: string) => `${station}: atividades e benefícios para quem participa.`,
}

type Page = {
  /** Null: the station's name alone. */
  title: string | null
  description?: string | undefined
  /** Address of the picture shown where the page is shared. Default: the station's. */
  image?: string | null | undefined
  /** False keeps search engines away. */
  isListed?: boolean
}
type Matches = readonly ({ id: string; data?: unknown } | undefined)[]
type Site = { canonicalOrigin: string; isListed: boolean }

/**
 * Writes title, description, canonical address and Open Graph of a page, for `meta` functions. Works in every area;
 * without a station only the title comes.
 */
export function pageMeta(
  { matches, location }: { matches: Matches; location: { pathname: string } },
  page: Page,
): MetaDescriptor[] {
  const station = dataOf<{ station: BrowserStation | null }>(matches, 'root')?.station
  if (!station) return [{ title: page.title ?? '' }]
  const site = dataOf<Site>(matches, 'site/public/layout')
  const origin = site?.canonicalOrigin ?? station.origin
  const title = page.title ? `${page.title} | ${station.name}` : station.name
  const description = plainText(page.description || station.description || texts.description(station.name))
  const image = page.image ?? station.images.social ?? station.images.banner
  const url = `${origin}${location.pathname}`
  const isListed = page.isListed !== false && site?.isListed === true
  return [
    { title },
    { name: 'description', content: description },
    ...(isListed
      ? [{ tagName: 'link', rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: station.name },
    { property: 'og:title', content: page.title ?? station.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image && URL.canParse(image, origin)
      ? [{ property: 'og:image', content: new URL(readPicture(image).file, origin).href }]
      : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}

const dataOf = <T>(matches: Matches, id: string) =>
  matches.find((match) => match?.id === id)?.data as T | undefined
