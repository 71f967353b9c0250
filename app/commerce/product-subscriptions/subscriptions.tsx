import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import {
  cancelActionSubscription,
  listActionCharges,
} from '#contract/commerce/product-subscriptions/endpoints.ts'
import { getSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import { numberOr } from '../../routing/number-or.ts'
import { routeId } from '../../routing/route-id.ts'
import { subscriptionPath, subscriptionsPath } from '../../routing/subscription-path.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { SubscriptionGroup } from './subscription-group.tsx'
import { canCancel } from './subscription-news.ts'
import { texts } from './texts.ts'

const words = texts.list

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(words.title, loaded?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const actionId = args.params.actionId === undefined ? null : routeId(args.params.actionId)
  const query = new URL(args.request.url).searchParams
  const before = numberOr(query.get('antes')) ?? undefined
  const { content, subscriptions, next } = await api.call(listActionCharges, {
    query: { before, ...(actionId !== null && { 'where[action_id]': actionId }) },
  })
  const asked = numberOr(query.get('cancelar'))
  const cancelling = subscriptions.find((one) => one.action_id === asked && canCancel(one)) ?? null
  // What is cancelled already is not asked about again.
  if (asked !== null && !cancelling) throw redirect(here(actionId))
  return {
    station: requireStation(args.context).config.name,
    groups: subscriptions.map((subscription) => ({
      subscription,
      charges: content.filter((one) => one.actionId === subscription.action_id),
    })),
    actionId,
    cancelling,
    isFirst: before === undefined,
    hasPlan: subscriptions.length === 0 && (await hasPlan(api)),
    older: next === null ? null : `${here(actionId)}?antes=${next}`,
  }
}

/** Whether somebody has a plan, which is no subscription of this list; false where it cannot be read: the page goes on without it. */
async function hasPlan(api: ApiClient): Promise<boolean> {
  try {
    return (await api.call(getSubscription)).subscription !== null
  } catch (problem) {
    if (problem instanceof ApiProblem) return false
    throw problem
  }
}

const here = (actionId: number | null) => (actionId === null ? subscriptionsPath : subscriptionPath(actionId))

/** Cancels the one that was asked about; the page comes up anew and says so (PLN-11). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  const actionId = routeId(String(form.get('atividade') ?? ''))
  try {
    await api.call(cancelActionSubscription, { params: { actionId }, body: { action_id: actionId } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return data({ problems: [...problem.body.messages] }, { status: problem.status })
  }
  const flash = { kind: 'success' as const, title: texts.cancel.done }
  return redirect(args.params.actionId === undefined ? subscriptionsPath : subscriptionPath(actionId), {
    headers: { 'set-cookie': await setFlash(args.context, flash) },
  })
}

export const shouldRevalidate = () => true

/** 'Minhas assinaturas': a group of charges for each activity, open where there is one (PLN-10). */
export default function Subscriptions() {
  const { groups, actionId, cancelling, isFirst, older, hasPlan: isOnPlan } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Container>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          {groups.length > 0 ? <Text kind="muted">{words.lead}</Text> : null}
        </Stack>
        {groups.length === 0 ? (
          <NoSubscriptions isOnPlan={isOnPlan} />
        ) : (
          groups.map((group) => (
            <SubscriptionGroup
              key={group.subscription.action_id}
              {...group}
              isOpen={groups.length === 1}
              here={here(actionId)}
            />
          ))
        )}
        <Cluster justify="between">
          {actionId === null ? null : (
            <TextLink href={subscriptionsPath} kind="stand">
              {words.all}
            </TextLink>
          )}
          {isFirst ? null : (
            <TextLink href={here(actionId)} kind="stand">
              {words.newest}
            </TextLink>
          )}
          {older === null ? null : (
            <ButtonLink href={older} variant="secondary">
              {words.older}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
      {cancelling ? (
        <CancelDialog subscription={cancelling} here={here(actionId)} problems={refused?.problems ?? []} />
      ) : null}
    </Container>
  )
}

/** Says that there are no subscriptions; whoever has a plan is led to it, for it is not among these. */
const NoSubscriptions = ({ isOnPlan }: { isOnPlan: boolean }) => (
  <NothingYet
    object="calendar"
    next={isOnPlan ? words.planIsThere : words.next}
    action={
      isOnPlan ? (
        <ButtonLink href="/homepage/planos">{words.plan}</ButtonLink>
      ) : (
        <ButtonLink href="/homepage/atividades">{words.find}</ButtonLink>
      )
    }
  >
    {words.empty}
  </NothingYet>
)
