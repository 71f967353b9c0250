import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { cancelSubscriber, changeSubscriber, getSubscriber } from '#contract/console/plans/endpoints.ts'
import {
  type SubscriberBill,
  type SubscriberDetail,
  subscriberChangeSchema,
  subscriberEndSchema,
} from '#contract/console/plans/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { subscribersAddress } from '../activities/products/addresses.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { changeFields, reasonFields } from './fields.ts'
import { CancelDialog, ChangeDialog } from './subscriber-dialogs.tsx'
import { SubscriberPrice } from './subscriber-price.tsx'
import { SubscriberState } from './subscriber-state.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ subscriber }) => subscriber.person.name)

const words = texts.subscriber
const list = '/gestao/planos/assinantes'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  return { subscriber: await api.call(getSubscriber, { params: { id } }) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const form = await args.request.formData()
  const here = `${list}/${id}`
  if (intentOf(form, ['cancel', 'change']) === 'cancel')
    return sendForm(
      form,
      { name: 'cancel', fields: reasonFields, schema: subscriberEndSchema },
      async (body) => {
        await api.call(cancelSubscriber, { params: { id }, body })
        return redirectSaved(args.context, here, words.cancel.done)
      },
    )
  return sendForm(
    form,
    { name: 'change', fields: changeFields, schema: subscriberChangeSchema },
    async (body) => {
      await api.call(changeSubscriber, { params: { id }, body })
      return redirectSaved(args.context, here, words.change.done)
    },
  )
}

/** Somebody's plan, or their subscription to products: what comes next, what was charged, and what an owner does for them (PLN-02, PLN-07, PLN-11, GAP-74). */
export default function SubscriberPage() {
  const { subscriber } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const { id, person, state, cancelledAt, activityId, changesTo } = subscriber
  const isOpen = state !== 'ended' && cancelledAt === null
  const canChange = isOpen && state === 'active' && activityId === null
  const asked =
    isOpen && params.has('cancelar') ? 'cancel' : canChange && params.has('mudar') ? 'change' : null
  const refused = answer && answer.form === asked ? answer : undefined
  const dialog = { name: person.name, answer: refused, closeHref: `${list}/${id}` }
  return (
    <Stack gap={24}>
      <TextLink
        href={activityId === null ? list : subscribersAddress(activityId)}
        kind="stand"
        icon="arrowLeft"
      >
        {words.back}
      </TextLink>
      <Stack gap={8}>
        <Heading level={1}>{person.name}</Heading>
        <Text kind="muted">{person.email}</Text>
      </Stack>
      {refused ? null : <SaveNotice problem={answer?.problem} />}
      <Panel title={words.now}>
        <Stack gap={24}>
          <DescriptionList items={useFacts(subscriber)} />
          {isOpen ? (
            <Cluster gap={12}>
              {canChange ? (
                <ButtonLink href="?mudar" variant="secondary" preventScrollReset>
                  {words.change.open}
                </ButtonLink>
              ) : null}
              <ButtonLink href="?cancelar" variant="quiet" preventScrollReset>
                {words.cancel.open}
              </ButtonLink>
            </Cluster>
          ) : null}
        </Stack>
      </Panel>
      <Panel title={words.bills}>
        {subscriber.bills.length === 0 ? (
          <Text kind="muted">{words.noBills}</Text>
        ) : (
          <Bills list={subscriber.bills} />
        )}
      </Panel>
      {asked === 'cancel' ? <CancelDialog {...dialog} /> : null}
      {asked === 'change' ? (
        <ChangeDialog
          {...dialog}
          plans={Object.fromEntries(changesTo.map((plan) => [String(plan.id), plan.name]))}
        />
      ) : null}
    </Stack>
  )
}

function useFacts(subscriber: SubscriberDetail): Description[] {
  const { timezone } = useStation()
  const day = (at: string) => formatDate(at, timezone)
  const { activityId, products, method, paidUntil, nextCharge, nextPlan, tries, suspendsAt, endedAt } =
    subscriber
  const next = nextCharge
    ? words.nextCharge(formatBRL(nextCharge.amountCents), day(nextCharge.at))
    : words.noNext
  const facts: (Description | null)[] = [
    { term: activityId === null ? words.plan : words.activity, value: subscriber.plan },
    products.length > 0 ? { term: texts.subscribers.products, value: products.join(', ') } : null,
    { term: texts.subscribers.state, value: <SubscriberState subscriber={subscriber} /> },
    { term: words.price, value: <SubscriberPrice subscriber={subscriber} /> },
    { term: words.method, value: method ? words.methods[method] : words.nothingToPay },
    { term: words.since, value: day(subscriber.since) },
    paidUntil ? { term: words.until, value: day(paidUntil) } : null,
    nextPlan ? { term: words.nextPlan, value: nextPlan } : null,
    endedAt ? { term: words.ended, value: day(endedAt) } : { term: words.next, value: next },
    tries > 0 ? { term: words.tries, value: String(tries) } : null,
    suspendsAt && !endedAt ? { term: words.suspends, value: day(suspendsAt) } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

const tones = { open: 'warning', paid: 'success', void: 'neutral' } as const

function Bills({ list: bills }: { list: readonly SubscriberBill[] }) {
  const { timezone } = useStation()
  const day = (at: string) => formatDate(at, timezone)
  const columns: Column<SubscriberBill>[] = [
    {
      key: 'what',
      header: words.what,
      phone: 'title',
      cell: ({ kind, plan }) => (
        <span className={ui.rowName}>
          <span>{words.kinds[kind]}</span>
          <span className={ui.small}>{plan}</span>
        </span>
      ),
    },
    {
      key: 'period',
      header: words.period,
      cell: ({ periodStart, periodEnd }) => `${day(periodStart)} – ${day(periodEnd)}`,
    },
    {
      key: 'state',
      header: texts.subscribers.state,
      cell: ({ state, reason }) => (
        <span className={ui.rowName}>
          <span>
            <Badge tone={tones[state]}>{words.billStates[state]}</Badge>
          </span>
          {reason ? <span className={ui.small}>{reason}</span> : null}
        </span>
      ),
    },
    { key: 'when', header: words.when, cell: ({ paidAt, createdAt }) => day(paidAt ?? createdAt) },
    {
      key: 'amount',
      header: words.value,
      align: 'end',
      phone: 'amount',
      cell: ({ amountCents }) => formatBRL(amountCents),
    },
  ]
  return <Table caption={words.billsCaption} columns={columns} rows={bills} rowKey={({ id }) => id} />
}
