import { decomposed } from '#contract/composed.ts'
import { listManagedActivities } from '#contract/console/activities/endpoints.ts'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { searchOrders } from '#contract/console/orders/endpoints.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { requireStation } from '../../../station/require-station.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { texts as activityTexts } from '../../activities/texts.ts'
import { hasArea } from '../../console-area.ts'
import { entryTexts } from '../../entries/texts.ts'
import type { requireOwner } from '../../owner/require-owner.server.ts'
import { navigation } from '../areas.server.ts'
import { texts as frameTexts } from '../texts.ts'
import { texts } from './texts.ts'

/** As many of a kind as are shown; all of them stand in their list. */
const shown = 10

type Asked = Pick<Awaited<ReturnType<typeof requireOwner>>, 'api'> & { context: PortalContext }
type Found = { href: string; name: string; about: string }
export type FoundGroup = { title: string; found: Found[]; more: string | null }

/** Pages of the console by their names, and activities, news and orders of the station, by one call each. */
export async function findAll({ api, context }: Asked, search: string): Promise<FoundGroup[]> {
  const { config } = requireStation(context)
  const [activities, news, orders] = await Promise.all([
    api.call(listManagedActivities, { query: { search, limit: shown } }),
    api.call(managedNews.list, { query: { search, page: 1 } }),
    config.features.checkout ? api.call(searchOrders, { query: { search, limit: shown } }) : null,
  ])
  const listOf = (href: string) => `${href}?${new URLSearchParams({ busca: search })}`
  const groups: FoundGroup[] = [
    { title: texts.pages, found: pagesFound(context, search), more: null },
    {
      title: texts.activities,
      found: activities.list.map(({ id, name, status, type }) => ({
        href: `/gestao/atividades/${id}`,
        name,
        about: `${type.name} · ${activityTexts.states[status]}`,
      })),
      more: activities.total > shown ? listOf('/gestao/atividades') : null,
    },
    {
      title: texts.news,
      found: news.list.slice(0, shown).map(({ id, title, isPublished }) => ({
        href: `/gestao/noticias/${id}`,
        name: title,
        about: isPublished ? '' : entryTexts.draft,
      })),
      more: news.list.length > shown ? listOf('/gestao/noticias') : null,
    },
    {
      title: texts.orders,
      found: (orders?.list ?? []).map(({ id, code, status, createdAt, buyer }) => ({
        href: `/gestao/pedidos/${id}`,
        name: texts.order(id, buyer.name),
        about: [code, status, formatDateTime(createdAt, config.timezone)].join(' · '),
      })),
      more: orders?.next ? listOf('/gestao/pedidos') : null,
    },
  ]
  return groups.filter(({ found }) => found.length > 0)
}

const plain = (text: string) => decomposed(text).replace(/\p{M}/gu, '').toLowerCase()

/** Entries of the rail whose name, or whose group's, has the words. */
function pagesFound(context: PortalContext, search: string): Found[] {
  const { config } = requireStation(context)
  const words = plain(search)
  return navigation
    .filter((nav) => hasArea(config, { nav }))
    .map(({ href, label, group }) => ({ href, name: label, about: frameTexts.groups[group] }))
    .filter(({ name, about }) => plain(`${name} ${about}`).includes(words))
}
