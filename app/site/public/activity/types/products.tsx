import { centsOf } from '#contract/activities/wallet/cents.ts'
import { recurrenceNames } from '#contract/recurrence.ts'
import type { PublicActionDetail } from '#contract/site/public/schemas.ts'
import { pictureSource } from '../../../../station/picture-source.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { formatBRL } from '../../../../ui/format.ts'
import { Stack } from '../../../../ui/layout.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Heading, Text } from '../../../../ui/text.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'
import * as css from './parts.css.ts'

/** Shows what can be bought or subscribed to, with prices (types 14 and 21). */
export function Products({ activity }: BodyProps) {
  const [subscription] = activity.action_subscriptions
  const words = texts.activity
  const recurrence = subscription && recurrenceNames[subscription.recurrence]
  return (
    <Stack as="section">
      <Heading level={2} size="card">
        {subscription ? words.subscription.title : words.products.title}
      </Heading>
      {recurrence ? (
        <Text kind="muted">
          {words.subscription.recurrence}: {recurrence}
        </Text>
      ) : null}
      <div className={css.products}>
        {activity.products.map((product) => (
          <Product
            key={product.id}
            product={product}
            action={subscription ? words.subscription.action : words.products.add}
          />
        ))}
      </div>
    </Stack>
  )
}

type ProductProps = { product: PublicActionDetail['products'][number]; action: string }

function Product({ product, action }: ProductProps) {
  const [fullPriceCents, discountCents] = [centsOf(product.value), centsOf(product.discount)]
  return (
    <article className={css.product}>
      {product.image ? (
        <Picture
          {...pictureSource(product.image, {
            shape: 'square',
            sizes: '(min-width: 40rem) 20rem, calc(100vw - 2rem)',
          })}
          alt=""
          className={css.productPicture}
        />
      ) : null}
      <div className={css.productWords}>
        <h3 className={css.videoName}>{product.name}</h3>
        {product.description ? <Text kind="smallMuted">{product.description}</Text> : null}
        <p>
          {discountCents > 0 ? (
            <Text as="span" kind="smallMuted">
              {texts.activity.products.before} <s>{formatBRL(fullPriceCents)}</s>{' '}
            </Text>
          ) : null}
          <span className={css.price}>{formatBRL(fullPriceCents - discountCents)}</span>
        </p>
        <div className={css.productFoot}>
          {product.soldOut ? (
            <Badge>{texts.activity.products.soldOut}</Badge>
          ) : (
            <ButtonLink
              href="/cadastrar"
              variant="secondary"
              width="full"
              aria-label={`${action}: ${product.name}`}
            >
              {action}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}
