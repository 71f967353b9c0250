import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { ApiClient } from '#contract/client.ts'
import { listCards } from '#contract/commerce/cards/endpoints.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { Form } from '../../forms/form.tsx'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import * as css from './cart.css.ts'
import { loadStep } from './load-step.server.ts'
import { reasonOf, refusedIn } from './refusal.server.ts'
import { RefusedDialog } from './refused-dialog.tsx'
import { lastOrderOf, placeOrder } from './review-actions.server.ts'
import { ReviewParts } from './review-parts.tsx'
import { StepFrame } from './step-frame.tsx'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'

const words = texts.review
const formId = 'pedido'

export const handle: PageHandle = { isCheckout: () => true }

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

/** Loads anew after a refusal too, for amounts may have changed with it. */
export const shouldRevalidate = () => true

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant, ...shown } = await loadStep(args, 'review')
  const [after, card, reason] = await Promise.all([
    lastOrderOf(api, participant.id),
    cardOf(api, participant.id, shown.cart),
    reasonOf(api, refusedIn(args.request)),
  ])
  return { ...shown, after, card, reason }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return placeOrder(api, args)
}

async function cardOf(api: ApiClient, userId: number, { payment }: Cart): Promise<Card | null> {
  if (payment.type !== 'credit_card') return null
  const { content } = await api.call(listCards, { params: { userId } })
  return content.find(({ id }) => id === payment.selected_card) ?? null
}

/** The page 'Confira seu pedido': everything once more, and the one button that pays (CAR-09). */
export default function Review() {
  const { cart, after, card, reason, secondsLeft } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { totals, payment } = cart
  const isOnlyPayment = cart.actions.some(({ payment_option }) => payment_option === 'payment_only')
  return (
    <StepFrame
      cart={cart}
      step="review"
      title={words.title}
      secondsLeft={secondsLeft}
      aside={
        <div className={css.compact}>
          <Summary cart={cart} />
        </div>
      }
      action={
        <Form noValidate method="post" id={formId}>
          {/* What is agreed to, in centavos, what of it was chosen, and what it comes after. */}
          <input type="hidden" name="revisto" value={cart.review} />
          <input type="hidden" name="total" value={centsOf(totals.final_value)} />
          <input type="hidden" name="cobrado" value={centsOf(totals.credit_card_value)} />
          <input type="hidden" name="semCarteira" value={isOnlyPayment ? 'sim' : ''} />
          <input type="hidden" name="depois" value={after} />
          <Button width="full" icon="lock" loading={useIsSending()} loadingLabel={words.paying}>
            {payment.type === 'pix' ? words.code : words.pay}
          </Button>
        </Form>
      }
    >
      <Stack gap={16}>
        {refused?.problems.map((problem) => (
          <Alert key={problem} tone="error" live>
            {problem}
          </Alert>
        ))}
        <ReviewParts cart={cart} card={card} />
      </Stack>
      {reason === null ? null : <RefusedDialog reason={reason} />}
    </StepFrame>
  )
}
