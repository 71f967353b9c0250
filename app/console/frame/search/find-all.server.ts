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
import { isOpenTo } from '../../owner/page-rights.ts'
import type { requireTeam } from '../../owner/require-team.server.ts'
import { navigation } from '../areas.server.ts'
import { texts as frameTexts } from '../texts.ts'
import { texts } from './texts.ts'

/** As many of a kind as are shown; all of them stand in their list. */
const shown = 10

type Asked = Pick<Awaited<ReturnType<typeof requireTeam>>, 'api' | 'teammate'> & { context: PortalContext }
type Found = { href: string; name: string; about: string }
export type FoundGroup = { title: string; found: Found[]; more: string | null }

/** Pages of the console by their names, and activities, news and orders of the station, by one call each: of what the caller’s rights open. */
export async function findAll(asked: Asked, search: string): Promise<FoundGroup[]> {
  const { config } = requireStation(asked.context)
  const { rights } = asked.teammate
  const [writes, sells] = [rights.includes('content'), rights.includes('sales')]
  const groups = await Promise.all([
    { title: texts.pages, found: pagesFound(asked, search), more: null },
    ...(writes ? [activitiesFound(asked, search), newsFound(asked, search)] : []),
    ...(sells && config.features.checkout ? [ordersFound(asked, search)] : []),
  ])
  return groups.filter(({ found }) => found.length > 0)
}

/** The list that shows all of a kind that have the words; null where what is shown is all. */
const listOf = (href: string, search: string, isCut: boolean) =>
  isCut ? `${href}?${new URLSearchParams({ busca: search })}` : null

async function activitiesFound({ api }: Asked, search: string): Promise<FoundGroup> {
  const { list, total } = await api.call(listManagedActivities, { query: { search, limit: shown } })
  const found = list.map(({ id, name, status, type }) => ({
    href: `/gestao/atividades/${id}`,
    name,
    about: `${type.name} · ${activityTexts.states[status]}`,
  }))
  return { title: texts.activities, found, more: listOf('/gestao/atividades', search, total > shown) }
}

async function newsFound({ api }: Asked, search: string): Promise<FoundGroup> {
  const { list } = await api.call(managedNews.list, { query: { search, page: 1 } })
  const found = list.slice(0, shown).map(({ id, title, isPublished }) => ({
    href: `/gestao/noticias/${id}`,
    name: title,
    about: isPublished ? '' : entryTexts.draft,
  }))
  return { title: texts.news, found, more: listOf('/gestao/noticias', search, list.length > shown) }
}

async function ordersFound({ api, context }: Asked, search: string): Promise<FoundGroup> {
  const { timezone } = requireStation(context).config
  const { list, next } = await api.call(searchOrders, { query: { search, limit: shown } })
  const found = list.map(({ id, code, status, createdAt, buyer }) => ({
    href: `/gestao/pedidos/${id}`,
    name: texts.order(id, buyer.name),
    about: [code, status, formatDateTime(createdAt, timezone)].join(' · '),
  }))
  return { title: texts.orders, found, more: listOf('/gestao/pedidos', search, next !== null) }
}

const plain = (text: string) => decomposed(text).replace(/\p{M}/gu, '').toLowerCase()

/** Entries of the rail whose name, or whose group's, has the words. */
function pagesFound({ context, teammate }: Asked, search: string): Found[] {
  const { config } = requireStation(context)
  const words = plain(search)
  return navigation
    .filter((nav) => hasArea(config, { nav }) && isOpenTo(nav.href, teammate.rights))
    .map(({ href, label, group }) => ({ href, name: label, about: frameTexts.groups[group] }))
    .filter(({ name, about }) => plain(`${name} ${about}`).includes(words))
}
