import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { changeName } from '../payments/change-name.ts'
import { payAsChosen, refuseByBank } from '../payments/pay-as-chosen.server.ts'
import { RecurringPayForm, Refusal } from '../payments/recurring-pay-form.tsx'
import { useAsked } from '../payments/use-asked.ts'
import { addressAfter } from './after-charge.ts'
import { type LoadedPurchase, loadPurchase, pathAction, purchase } from './load-purchase.server.ts'
import { plansPath } from './plan-address.ts'
import { planProblems } from './plan-problems.ts'
import * as css from './plans.css.ts'
import { PurchaseSummary } from './purchase-summary.tsx'
import { texts } from './texts.ts'
import { YourData } from './your-data.tsx'

const words = texts.buy

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(loaded ? titleOf(loaded) : texts.list.title, loaded?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const loaded = await loadPurchase(api, args, participant.id)
  return { station: requireStation(args.context).config.name, ...loaded }
}

/** Loads anew after a refusal too, for the next try is another one. */
export const shouldRevalidate = () => true

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const planId = Number(args.params.id)
  const kind = pathAction(args.params)
  const form = await args.request.formData()
  const amount = reaisOf(Number(/^\d{1,12}$/.exec(String(form.get('valor')))?.[0] ?? 0))
  // 'Change payment' is ticked, or there is nothing to pay with yet.
  const isAsked = amount > 0 && (kind === 'comprar' || form.get(changeName) === 'on')
  const done = await payAsChosen(api, form, {
    isAsked,
    what: `plano-${planId}-${kind}`,
    tell: planProblems,
    pay: (chosen, idempotencyKey) =>
      purchase(
        api,
        { kind, planId, amount, form, chosen, subscriptionId: Number(form.get('assinatura')) },
        idempotencyKey,
      ),
  })
  if ('refused' in done) return done.refused
  const path = addressAfter(done.subscription)
  if (path === null) return refuseByBank(form, done.subscription)
  const flash = path === plansPath ? { kind: 'success' as const, title: words.down } : null
  return redirect(
    path,
    flash ? { headers: { 'set-cookie': await setFlash(args.context, flash) } } : undefined,
  )
}

type Loaded = LoadedPurchase

const titleOf = ({ kind, plan }: Pick<Loaded, 'kind' | 'plan'>) =>
  kind === 'comprar' ? words.title(plan.name) : words.change(plan.name)

/** The page to buy a plan, or to change to it, with today's price before one agrees (PLN-03, PLN-04, GAP-74). */
export default function Purchase() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={24}>
        <TextLink href={plansPath} kind="stand" icon="arrowLeft">
          {texts.list.back}
        </TextLink>
        <Heading level={1}>{titleOf(loaded)}</Heading>
        {loaded.payment ? <Paying payment={loaded.payment} /> : <Agreeing />}
      </Stack>
    </Container>
  )
}

function Paying({ payment }: { payment: NonNullable<Loaded['payment']> }) {
  const loaded = useLoaderData<typeof loader>()
  const { kind, lastCharge } = loaded
  const missing = useAsked(loaded.missing)
  const way = 'way' in loaded ? loaded.way : null
  const refused = useActionData<typeof action>()
  return (
    <RecurringPayForm
      {...payment}
      chosen={null}
      lastCharge={lastCharge}
      refused={refused}
      submitLabel={words.submit.pay}
      paidWith={way ? nameOfWay(way) : null}
      before={
        <>
          <Hidden />
          {kind === 'mudar' && !way ? <input type="hidden" name={changeName} value="on" /> : null}
          {missing ? <YourData missing={missing} refused={refused} /> : null}
        </>
      }
      summary={<PurchaseSummary {...loaded} />}
    />
  )
}

const nameOfWay = ({ card }: { card: Subscription['card'] }) =>
  card ? texts.mine.card(brandName(card.brand), card.last_digits) : texts.mine.pix

/** Asks for agreement only, where nothing is to be paid today. */
function Agreeing() {
  const loaded = useLoaderData<typeof loader>()
  const { kind, lastCharge } = loaded
  const missing = useAsked(loaded.missing)
  const refused = useActionData<typeof action>()
  const label = kind === 'comprar' ? words.submit.free : words.submit.down
  return (
    <div className={css.agreement}>
      <Form noValidate method="post">
        <Stack gap={24}>
          <input type="hidden" name="depois" value={lastCharge} />
          <Hidden />
          <Refusal refused={refused} />
          {missing ? <YourData missing={missing} refused={refused} /> : null}
          <PurchaseSummary {...loaded} />
          <Button width="full" loading={useIsSending()} loadingLabel={words.paying}>
            {label}
          </Button>
        </Stack>
      </Form>
    </div>
  )
}

/** Shows the hidden values that the page showed, which the platform compares. */
function Hidden() {
  const { amount, subscriptionId } = useLoaderData<typeof loader>()
  return (
    <>
      <input type="hidden" name="valor" value={centsOf(amount)} />
      <input type="hidden" name="assinatura" value={subscriptionId ?? 0} />
    </>
  )
}
