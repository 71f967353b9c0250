import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { listCards } from '#contract/commerce/cards/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { loadNewCard } from '../cards/new-card.server.ts'
import { cardComesBack, NewCardPart } from '../cards/new-card-part.tsx'
import { useNewCardForm } from '../cards/use-new-card-form.ts'
import { isNewCard } from '../payments/is-new-card.ts'
import { PaymentChoice } from '../payments/payment-choice.tsx'
import { useAsked } from '../payments/use-asked.ts'
import { YourCpf } from '../payments/your-cpf.tsx'
import { loadStep } from './load-step.server.ts'
import { savePayment } from './payment-actions.server.ts'
import { StepFrame } from './step-frame.tsx'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'
import { WalletFirst } from './wallet-first.tsx'

const words = texts.payment
const formId = 'pagamento'

export const handle: PageHandle = { isCheckout: () => true }

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.steps.payment, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant, ...shown } = await loadStep(args, 'payment')
  const { payment, takes_payments, address } = shown.cart
  if (payment.type === 'wallet' || !takes_payments) return { ...shown, asked: null }
  const [newCard, { content }] = await Promise.all([
    loadNewCard(api, {
      memberId: participant.id,
      address: address && { ...address, cep: address.zipcode, street_number: address.number },
    }),
    api.call(listCards, { params: { userId: participant.id } }),
  ])
  // One that was typed for another purchase is not offered for this one.
  const cards = content.filter(
    ({ id, is_expired, is_saved }) => !is_expired && (is_saved || id === payment.selected_card),
  )
  return { ...shown, asked: { newCard, cards } }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return savePayment(api, args)
}

/** Shows the wallet first, then card or PIX for what it leaves (CAR-06, CAR-15, CAR-16). */
export default function Payment() {
  const { asked } = useLoaderData<typeof loader>()
  return asked ? <AskedPayment {...asked} /> : <NothingAsked />
}

type Asked = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['asked']>

/** Shows a saved card, a new one, or PIX; a new one is saved before the order is shown (CAR-07). */
function AskedPayment({ newCard, cards }: Asked) {
  const { cart } = useLoaderData<typeof loader>()
  const { payment } = cart
  const refused = useActionData<typeof action>()
  const part = useNewCardForm({
    id: formId,
    loaded: newCard,
    lastResult: refused?.card,
    isNew: isNewCard,
  })
  const { cpf, method, installments } = refused?.errors ?? {}
  const occasion = useOccasion(formId, refused)
  const asksCpf = useAsked(newCard.asks.cpf)
  const beside = cpf ?? method ?? installments
  return (
    <PaymentFrame isAsking={part.card.isAsking} canPay>
      <PortalForm
        {...part.portal}
        lastResult={refused?.card}
        errorTitle={texts.error}
        before={part.card.handlers}
        isEach
      >
        <Problems problems={refused?.problems} />
        <ErrorSnackbar occasion={occasion} message={beside ? texts.error : undefined} text={beside} />
        <WalletFirst cart={cart} />
        {asksCpf ? <YourCpf error={cpf} value={refused?.values.cpf ?? newCard.defaults.cpf} /> : null}
        <PaymentChoice
          cards={cards}
          chosen={
            payment.type === 'credit_card' ? payment.selected_card : payment.type === 'pix' ? 'pix' : null
          }
          installments={cart.installments}
          times={payment.installments}
          refused={refused}
          newCard={
            newCard.cardForm.tokens ? (
              <NewCardPart loaded={newCard} comesBack={cardComesBack(refused)} {...part} />
            ) : null
          }
        />
      </PortalForm>
    </PaymentFrame>
  )
}

/** Says that the wallet pays all, or that there is nothing that could pay the rest. */
function NothingAsked() {
  const { cart } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const canPay = cart.payment.type === 'wallet'
  return (
    <PaymentFrame canPay={canPay}>
      <Form noValidate method="post" id={formId}>
        <Stack gap={24}>
          <Problems problems={refused?.problems} />
          <WalletFirst cart={cart} />
          {canPay ? null : <Alert tone="warning">{words.none}</Alert>}
        </Stack>
      </Form>
    </PaymentFrame>
  )
}

type FrameProps = { isAsking?: boolean; canPay: boolean; children: ReactNode }

function PaymentFrame({ isAsking = false, canPay, children }: FrameProps) {
  const { cart, secondsLeft } = useLoaderData<typeof loader>()
  const isSending = useIsSending()
  return (
    <StepFrame
      cart={cart}
      step="payment"
      title={words.title}
      secondsLeft={secondsLeft}
      aside={<Summary cart={cart} />}
      action={
        canPay ? (
          <Button form={formId} width="full" loading={isSending || isAsking}>
            {words.submit}
          </Button>
        ) : null
      }
    >
      {children}
    </StepFrame>
  )
}

const Problems = ({ problems = [] }: { problems?: readonly string[] | undefined }) =>
  problems.map((problem) => (
    <Alert key={problem} tone="error" live>
      {problem}
    </Alert>
  ))
