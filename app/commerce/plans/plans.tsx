import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { getSubscription, listSubscriptionCharges } from '#contract/commerce/subscriptions/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { Charges } from './charges.tsx'
import { MyPlan } from './my-plan.tsx'
import { planAction } from './plan-action.ts'
import { leaveOrKeep } from './plan-actions.server.ts'
import { plansPath } from './plan-address.ts'
import { enterprisePlan, PlanCard } from './plan-card.tsx'
import * as css from './plans.css.ts'
import { texts } from './texts.ts'

const words = texts.list

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(words.title, loaded?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { id, config } = requireStation(args.context)
  const [plans, { subscription }, { content: charges }] = await Promise.all([
    api.call(listPlans, { query: { 'where[station_id]': id } }),
    api.call(getSubscription),
    api.call(listSubscriptionCharges, { query: {} }),
  ])
  const asks = new URL(args.request.url).searchParams.has('cancelar')
  const canCancel = subscription !== null && subscription.cancelled_at === null
  if (asks && !canCancel) throw redirect(plansPath)
  return { station: config.name, plans, subscription, charges, isCancelling: asks }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return leaveOrKeep(api, args)
}

/** Shows the plans page: the member's own plan, and the offers (PLN-01, PLN-02, PLN-07). */
export default function Plans() {
  const { plans, subscription, charges, isCancelling } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (plans.length === 0 && !subscription)
    return (
      <Container>
        <Stack gap={24}>
          <Heading level={1}>{words.title}</Heading>
          <NothingYet
            object="star"
            next={words.next}
            action={<ButtonLink href="/homepage">{words.home}</ButtonLink>}
          >
            {words.empty}
          </NothingYet>
        </Stack>
      </Container>
    )
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        {subscription ? (
          <MyPlan subscription={subscription} problems={isCancelling ? [] : refused?.problems} />
        ) : null}
        <PlanList plans={plans} />
        {charges.length > 0 ? <Charges charges={charges} /> : null}
      </Stack>
      {isCancelling && subscription ? <CancelDialog subscription={subscription} refused={refused} /> : null}
    </Container>
  )
}

function PlanList({ plans }: { plans: readonly Plan[] }) {
  const { subscription } = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  const all = behaviour.enterprisePlan ? [...plans, { id: 0, ...enterprisePlan }] : plans
  return (
    <section aria-label={words.all}>
      <ul className={css.grids[all.length % 4 === 0 ? 'four' : 'three']}>
        {all.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} as="h2">
              <Action
                plan={plan}
                {...planAction(plan, subscription, { hasContact: behaviour.enterprisePlan })}
              />
            </PlanCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ActionProps = ReturnType<typeof planAction> & { plan: Pick<Plan, 'name' | 'is_highlighted'> }

function Action({ plan, label, href, help }: ActionProps) {
  if (!href)
    return (
      <Stack gap={8}>
        <Button type="button" variant="secondary" width="full" disabled>
          {label}
        </Button>
        {help ? <Text kind="smallMuted">{help}</Text> : null}
      </Stack>
    )
  const variant = plan.is_highlighted ? 'primary' : 'secondary'
  return (
    <ButtonLink href={href} variant={variant} width="full" aria-label={`${label}: ${plan.name}`}>
      {label}
    </ButtonLink>
  )
}
