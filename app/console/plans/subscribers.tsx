import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { subscriptionStates } from '#contract/commerce/subscriptions/schemas.ts'
import { listManagedPlans, listSubscribers } from '#contract/console/plans/endpoints.ts'
import { numberOr } from '../../routing/number-or.ts'
import { Field } from '../../ui/field.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Select } from '../../ui/select.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PlanTabs } from './plan-tabs.tsx'
import { SubscriberTable } from './subscriber-table.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.subscribers)

const words = texts.subscribers
const here = '/gestao/planos/assinantes'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const filter = {
    search: query.get('busca')?.trim().slice(0, 100) || undefined,
    state: subscriptionStates.find((one) => one === query.get('situacao')),
    plan: numberOr(query.get('plano')) ?? undefined,
  }
  const before = numberOr(query.get('antes')) ?? undefined
  const [{ list, next }, plans] = await Promise.all([
    api.call(listSubscribers, { query: { ...filter, before } }),
    api.call(listManagedPlans),
  ])
  const isFiltered = Object.values(filter).some((one) => one !== undefined)
  if (next !== null) query.set('antes', String(next))
  return {
    list,
    filter,
    isFiltered,
    isFirst: before === undefined,
    older: next === null ? null : `?${query}`,
    plans: plans.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}

/** Who has or had a plan: found, filtered, page by page. */
export default function Subscribers() {
  const { list, isFiltered, isFirst, older } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.tabs.subscribers}
      lead={words.lead}
      tabs={<PlanTabs current="subscribers" />}
      filter={<Filters />}
      object="users"
      none={words.none}
      noneFound={words.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || !isFirst}
      pages={<PageLinks newest={isFirst ? null : here} older={older} words={words} />}
    >
      <SubscriberTable list={list} caption={texts.tabs.subscribers} />
    </ListPage>
  )
}

function Filters() {
  const { filter, isFiltered, plans } = useLoaderData<typeof loader>()
  const states = subscriptionStates.map((value) => ({ value, label: words.states[value] }))
  return (
    <FilterForm
      filter={filter}
      isFiltered={isFiltered}
      search={words.search}
      states={states}
      href={here}
      more="one"
    >
      <Field id="plano" label={words.plan}>
        <Select
          name="plano"
          placeholder={words.allPlans}
          defaultValue={String(filter.plan ?? '')}
          options={plans}
        />
      </Field>
    </FilterForm>
  )
}
