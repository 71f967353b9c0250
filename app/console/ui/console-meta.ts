import type { LoaderFunction, MetaFunction, SerializeFrom } from '@remix-run/node'
import { errorWords, statusOf } from '../../routing/error-page.tsx'
import { areaAt, type ConsoleArea } from '../console-area.ts'
import { ownerTexts } from './texts.ts'

type Title<Loader extends LoaderFunction> = string | ((loaded: SerializeFrom<Loader>) => string | undefined)

/**
 * The `meta` of a page under `/gestao`: called like its heading, then like its area: 'Vouchers pegos · Gasolina · Gestão'. Without
 * a title of its own, like its area. It is the page's, as Remix asks a layout before it has the matches below it. Browsers keep
 * titles: those of appointments and cases name no person and no content.
 */
export const consoleMeta =
  <Loader extends LoaderFunction>(title: Title<Loader> = ''): MetaFunction<Loader> =>
  ({ data, matches, location, error }) => {
    const own =
      typeof title === 'function' ? data !== undefined && title(data as SerializeFrom<Loader>) : title
    const names = new Set([own, areaAt(location.pathname, navigationOf(matches))?.label])
    const whole = ownerTexts.pageTitle([...names].filter(Boolean).join(' · '))
    return [
      { title: error ? errorWords(statusOf(error)).title : whole },
      { name: 'robots', content: 'noindex' },
    ]
  }

/** What the layout loaded. */
const navigationOf = (matches: { id: string; data: unknown }[]) => {
  const layout = matches.find(({ id }) => id === 'console/frame/layout')?.data
  return (layout as { navigation: ConsoleArea['nav'][] } | undefined)?.navigation ?? []
}
