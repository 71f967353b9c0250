import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { products as productsType } from '#contract/activity-types/products.ts'
import { Form } from '../../../forms/form.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { isOpenOn } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Points, Price, priceInPoints } from '../../../ui/amount.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { NumberStepper } from '../../../ui/number-stepper.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'
import { ProductPictures } from './product-pictures.tsx'
import * as css from './products.css.ts'

type Product = ActionDetail['products'][number]
/** The data of `load.server.ts`: the key of the page's forms, and the number of items in the cart. */
type Extra = { formKey: string; items: number }

const words = texts.products
const listId = 'produtos'
const cartPath = '/homepage/carrinho'

/** Shows the way to the products, or, once something is in it, to the cart (CAR-03). */
function ProductsBody({ action, extra }: BodyProps) {
  const [params] = useSearchParams()
  const items = (extra as Extra | null)?.items ?? 0
  const isOpen = isOpenOn(useStation(), cartPath)
  const added = action.products.find(({ id }) => String(id) === params.get('adicionado'))
  if (!isOpen) return <Alert tone="info">{words.closed}</Alert>
  if (items === 0)
    return (
      <ButtonLink href={`#${listId}`} width="full">
        {action.click_me_label}
      </ButtonLink>
    )
  return (
    <Stack gap={12}>
      {added ? (
        <Alert tone="success" live>
          {words.added(added.name)}
        </Alert>
      ) : null}
      <ButtonLink href={cartPath} width="full">
        {words.toCart(items)}
      </ButtonLink>
    </Stack>
  )
}

/** Whether an activity's products are hidden, as they are outside its time (ACT-S05). */
export const isHidden = ({ participation: { state } }: ActionDetail) =>
  state === 'outside_window' || state === 'window_missing' || state === 'over'

/** Shows the products that can be ordered, each with its own form (ACT-14). */
function ProductsContent({ action, extra, refused }: Pick<BodyProps, 'action' | 'extra' | 'refused'>) {
  const { formKey = '' } = (extra as Extra | null) ?? {}
  const isOpen = isOpenOn(useStation(), cartPath)
  if (isHidden(action)) return null
  return (
    <section className={css.section} aria-labelledby={`${listId}-titulo`} id={listId}>
      <Heading level={2} size="card" id={`${listId}-titulo`}>
        {words.title}
      </Heading>
      <div className={css.list}>
        {action.products.map((product) => {
          const isRefused = refused?.values.produto?.at(-1) === String(product.id)
          return (
            <ProductCard key={product.id} product={product}>
              {isOpen && action.participation.state === 'open' && !product.soldOut ? (
                <AddForm
                  action={action}
                  product={product}
                  formKey={`${formKey}-${product.id}`}
                  refused={isRefused ? refused : undefined}
                />
              ) : null}
            </ProductCard>
          )
        })}
      </div>
    </section>
  )
}

function ProductCard({ product, children }: { product: Product; children: ReactNode }) {
  const { currency } = useStation()
  const [fullCents, discountCents] = [centsOf(product.value), centsOf(product.discount)]
  return (
    <article className={css.product}>
      <ProductPictures product={product} />
      <div className={css.words}>
        <h3 className={css.name}>{product.name}</h3>
        {product.description ? <Text kind="smallMuted">{product.description}</Text> : null}
        <p className={css.prices}>
          {discountCents > 0 ? (
            <Text as="span" kind="smallMuted">
              {words.before}{' '}
              <s>
                <Points points={priceInPoints(fullCents, currency)} currency={currency} />
              </s>
            </Text>
          ) : null}
          <strong className={css.price}>
            <Price priceCents={Math.max(0, fullCents - discountCents)} currency={currency} />
          </strong>
        </p>
        <Stock product={product} />
        {children}
      </div>
    </article>
  )
}

/** Fewer than this and it is worth saying. */
const few = 20

function Stock({ product: { left, limit, soldOut } }: { product: Product }) {
  if (soldOut)
    return (
      <p>
        <Badge>{words.soldOut}</Badge>
      </p>
    )
  const facts = [
    ...(left !== null && left < few ? [words.left(left)] : []),
    ...(limit === null ? [] : [words.limit(limit)]),
  ]
  return facts.length > 0 ? <Text kind="smallMuted">{facts.join(' · ')}</Text> : null
}

/** As many as fit the line. */
const mostTyped = 9999

/** The most of a product that its button counts to; the API decides. Pure. */
export const mostOf = ({ left, limit }: Product): number =>
  Math.max(1, Math.min(left ?? mostTyped, limit ?? mostTyped))

type AddFormProps = Pick<BodyProps, 'action' | 'refused'> & { product: Product; formKey: string }

/** Asks for the quantity to put into the cart; sent several times it counts once (CAR-03). */
function AddForm({ action, product, formKey, refused }: AddFormProps) {
  const isSending = useIsSending((form) => form.get('produto') === String(product.id))
  const id = `quantidade-${product.id}`
  const typed = refused?.values.quantity?.at(-1) ?? '1'
  return (
    <Form
      noValidate
      method="post"
      action={`/homepage/atividades/${action.id}`}
      preventScrollReset
      className={css.form}
    >
      <input type="hidden" name="type" value={action.type_id} />
      <input type="hidden" name="produto" value={product.id} />
      <input type="hidden" name="chave" value={formKey} />
      <Field id={id} label={words.quantity} error={refused?.fields.quantity} className={css.quantity}>
        <NumberStepper
          key={typed}
          name="quantity"
          min={1}
          max={mostOf(product)}
          of={product.name}
          autoComplete="off"
          maxLength={4}
          required
          defaultValue={typed}
        />
      </Field>
      <Button
        variant="secondary"
        width="full"
        loading={isSending}
        loadingLabel={texts.sending}
        aria-label={`${words.add}: ${product.name}`}
      >
        {words.add}
      </Button>
    </Form>
  )
}

/** Type 14. */
export const products: PortalActivityType = {
  contract: productsType,
  hasOwnReward: true,
  // The cart asks: whoever bought before buys on.
  asksAgain: true,
  Body: ProductsBody,
  Content: ProductsContent,
}
