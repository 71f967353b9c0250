import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { getCart } from '#contract/commerce/cart/endpoints.ts'
import type { Cart as CartData } from '#contract/commerce/cart/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { asksFor } from '../../routing/asks-for.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { secondsUntil } from '../../ui/use-countdown.ts'
import * as css from './cart.css.ts'
import { changeCart, type RefusedCart } from './cart-actions.server.ts'
import { CartLine } from './cart-line.tsx'
import { DiscountCode } from './discount-code.tsx'
import { shownWith } from './load-step.server.ts'
import { reasonOf, refusedIn } from './refusal.server.ts'
import { StepFrame } from './step-frame.tsx'
import { nextStep } from './steps.ts'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'

const words = texts.cart
const cartForm = 'carrinho'

/** An empty cart is a page like others. */
export const handle: PageHandle = {
  isCheckout: (loaded) => ((loaded as { cart: CartData } | undefined)?.cart.content.length ?? 0) > 0,
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

/** Gives the notice for whoever was led back to the cart (CAR-13, CAR-14, CAR-18). Pure. */
function noticeOf(query: URLSearchParams, { order_id, reservation, reserveTime }: CartData): Notice | null {
  const said = query.get('aviso')
  // The clock of the page ends with the second, the platform's within it.
  const isOver =
    reservation === 'over' || (reserveTime !== null && secondsUntil(reserveTime, new Date()) === 0)
  if (said === 'reserva') return isOver ? texts.expired : null
  if (said !== 'pix') return null
  // What is paid in the last second counts: until that is sure, the order stands in the way of another.
  return order_id === null ? texts.pixExpired : { ...texts.pixExpired, more: texts.pixClosing }
}

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const cart = await api.call(getCart)
  const reason = await reasonOf(api, refusedIn(args.request))
  const notice =
    reason === null ? noticeOf(new URL(args.request.url).searchParams, cart) : texts.refused(reason)
  return { cart, notice, ...shownWith(args, cart.reserveTime) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return changeCart(api, args)
}

/** Loads anew after a refusal too, for something may have changed meanwhile. */
export const shouldRevalidate = () => true

/** The page 'Meu carrinho', the first of the steps (CAR-01). */
export default function Cart() {
  const { cart, notice, secondsLeft } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (cart.content.length === 0) return <EmptyCart cart={cart} notice={notice} />
  return (
    <StepFrame
      cart={cart}
      step="cart"
      title={words.title}
      secondsLeft={secondsLeft}
      aside={
        <>
          <Summary cart={cart} />
          <DiscountCode actions={cart.actions} refused={refused?.code ?? null} />
        </>
      }
      action={<GoOn cart={cart} />}
    >
      <Stack gap={16}>
        <Notices cart={cart} notice={notice} refused={refused} />
        <CartForm id={cartForm}>
          {/* What Enter in a field means. */}
          <button type="submit" name="intent" value="atualizar" hidden />
          <ul className={css.lines}>
            {cart.content.map((line) => (
              <CartLine
                key={line.product_id}
                line={line}
                typed={refused?.values[line.product_id]}
                error={refused?.errors[line.product_id]}
              />
            ))}
          </ul>
        </CartForm>
        <TextLink href="/homepage" kind="stand" icon="arrowLeft">
          {words.more}
        </TextLink>
      </Stack>
    </StepFrame>
  )
}

type Notice = { title: string; text: string; more?: string }
type NoticesProps = { cart: CartData; notice: Notice | null; refused?: RefusedCart | undefined }

function Notices({ cart, notice, refused }: NoticesProps) {
  const occasion = useOccasion(cartForm, refused)
  // VAL-13: what stands beside a field is said aloud, too.
  const beside = refused?.failure ?? Object.values(refused?.errors ?? {})[0] ?? refused?.code?.errors[0]
  return (
    <>
      {notice ? (
        <Alert tone="error" live title={notice.title}>
          <p>{notice.text}</p>
          {notice.more ? <p>{notice.more}</p> : null}
        </Alert>
      ) : null}
      {cart.order_id === null ? null : (
        <Alert
          tone="warning"
          title={words.waiting.title}
          action={
            <ButtonLink href={`/homepage/pedidos/${cart.order_id}`} variant="secondary" size="small">
              {words.waiting.open}
            </ButtonLink>
          }
        >
          {words.waiting.text}
        </Alert>
      )}
      {refused?.problems.map(({ title, text }) => (
        <Alert key={text} tone="error" live {...(title && { title })}>
          {text}
        </Alert>
      ))}
      <ErrorSnackbar occasion={occasion} message={beside ? texts.error : undefined} text={beside} />
    </>
  )
}

function GoOn({ cart }: { cart: CartData }) {
  const isSending = useIsSending(asksFor(goingOn.value))
  const isBlocked = cart.content.some(({ problem }) => problem !== null)
  const isWaiting = cart.order_id !== null
  return (
    <Stack gap={8}>
      <Button form={cartForm} {...goingOn} width="full" loading={isSending} disabled={isBlocked || isWaiting}>
        {words.go[nextStep(cart, 'cart')]}
      </Button>
      {isBlocked ? <p className={css.small}>{words.wait}</p> : null}
    </Stack>
  )
}

function EmptyCart({ cart, notice }: { cart: CartData; notice: Notice | null }) {
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>{words.title}</Heading>
        <Notices cart={cart} notice={notice} />
        <EmptyState object="cart" action={<ButtonLink href="/homepage">{words.find}</ButtonLink>}>
          {words.empty}
        </EmptyState>
        <Stack align="center">
          <TextLink href="/homepage/pedidos" kind="stand" icon="document">
            {words.orders}
          </TextLink>
        </Stack>
      </Stack>
    </Container>
  )
}

/** The button that leads to the next step. */
export const goingOn = { name: 'intent', value: 'continuar' } as const

/** Shows the lines of a cart: what changes them keeps the place on the page, the next step opens at its top (CAR-01, SEC-28). */
export function CartForm({ id, children }: { id: string; children: ReactNode }) {
  const submit = useSubmit()
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== goingOn.value) return
    event.preventDefault()
    submit(submitter)
  }
  return (
    <Form noValidate method="post" id={id} preventScrollReset onSubmit={goOn}>
      {children}
    </Form>
  )
}
