import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { subscriptionStates } from '#contract/commerce/subscriptions/schemas.ts'
import { listSubscribers } from '#contract/console/plans/endpoints.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { routeId } from '../../../routing/route-id.ts'
import { PageLinks } from '../../../ui/page-links.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { SubscriberTable } from '../../plans/subscriber-table.tsx'
import { texts as planTexts } from '../../plans/texts.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { productsAddress, subscribersAddress } from './addresses.ts'
import { shopOf } from './products.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.subscribers.title(name))

const words = planTexts.subscribers
const states = subscriptionStates
  .filter((state) => state !== 'suspended')
  .map((value) => ({ value, label: words.states[value] }))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity } = await shopOf(api, routeId(args.params.id), 'subscriptions')
  const query = new URL(args.request.url).searchParams
  const filter = {
    search: query.get('busca')?.trim().slice(0, 100) || undefined,
    state: subscriptionStates.find((one) => one === query.get('situacao')),
  }
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next } = await api.call(listSubscribers, {
    query: { ...filter, activity: activity.id, before },
  })
  if (next !== null) query.set('antes', String(next))
  return {
    ...{ id: activity.id, name: activity.name, list, filter, isFirst: before === undefined },
    isFiltered: Object.values(filter).some((one) => one !== undefined),
    older: next === null ? null : `?${query}`,
  }
}

/** Who subscribed to the products of an activity: found, filtered, page by page (ACT-21). */
export default function Subscribers() {
  const { id, name, list, filter, isFiltered, isFirst, older } = useLoaderData<typeof loader>()
  const here = subscribersAddress(id)
  return (
    <ListPage
      title={texts.subscribers.title(name)}
      lead={texts.subscribers.lead}
      back={{ href: productsAddress(id), label: texts.backToProducts }}
      filter={
        <FilterForm
          filter={filter}
          isFiltered={isFiltered}
          search={words.search}
          states={states}
          href={here}
        />
      }
      object="users"
      none={texts.subscribers.none}
      noneFound={words.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || !isFirst}
      pages={<PageLinks newest={isFirst ? null : here} older={older} words={words} />}
    >
      <SubscriberTable list={list} caption={texts.subscribers.title(name)} products />
    </ListPage>
  )
}
