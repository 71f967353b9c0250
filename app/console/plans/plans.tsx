import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listManagedPlans } from '#contract/console/plans/endpoints.ts'
import type { ManagedPlan } from '#contract/console/plans/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { PlanTabs } from './plan-tabs.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { plans: await api.call(listManagedPlans) }
}

/** The plans of the station, with how many people have them (PLN-01). */
export default function Plans() {
  const { plans } = useLoaderData<typeof loader>()
  const offered = plans.filter(({ isWithdrawn }) => !isWithdrawn)
  const drafts = plans.filter(({ isDraft }) => isDraft)
  const withdrawn = plans.filter(({ isWithdrawn, isDraft }) => isWithdrawn && !isDraft)
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      tabs={<PlanTabs current="plans" />}
      action={
        <ButtonLink href="/gestao/planos/novo" icon="plus">
          {texts.add}
        </ButtonLink>
      }
      object="star"
      none={texts.none}
      isEmpty={offered.length === 0}
      isFiltered={false}
      pages={
        <>
          <MorePlans title={texts.drafts} plans={drafts} />
          <MorePlans title={texts.withdrawn} plans={withdrawn} />
        </>
      }
    >
      <PlanRows plans={offered} />
    </ListPage>
  )
}

/** Plans that nobody can subscribe to now. */
const MorePlans = ({ title, plans }: { title: string; plans: readonly ManagedPlan[] }) =>
  plans.length > 0 ? (
    <Stack gap={12}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      <PlanRows plans={plans} />
    </Stack>
  ) : null

const PlanRows = ({ plans }: { plans: readonly ManagedPlan[] }) => (
  <ul className={ui.list}>
    {plans.map((plan) => (
      <li key={plan.id} className={ui.row}>
        <span className={ui.rowName}>
          <TextLink href={`/gestao/planos/${plan.id}`}>{plan.name}</TextLink>
          <span className={ui.small}>
            {[priceOf(plan), texts.people(plan.subscribers)].join(' · ')}
            {plan.onOtherTerms > 0 ? ` (${texts.others(plan.onOtherTerms)})` : ''}
          </span>
          {plan.highlighted ? (
            <span>
              <Badge tone="accent" icon="star">
                {texts.highlighted}
              </Badge>
            </span>
          ) : null}
        </span>
      </li>
    ))}
  </ul>
)

/** 'R$ 49,90 por mês', after the discount. Pure. */
function priceOf({ priceCents, discountCents, days }: ManagedPlan): string {
  if (priceCents === null) return texts.negotiate
  const cents = Math.max(0, priceCents - discountCents)
  return cents === 0 ? texts.free : `${formatBRL(cents)} ${texts.per[days] ?? ''}`
}
