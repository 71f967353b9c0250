import type { CartAction } from '#contract/commerce/cart/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { asksFor } from '../../routing/asks-for.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './cart.css.ts'
import type { RefusedCart } from './cart-actions.server.ts'
import { texts } from './texts.ts'

const words = texts.cart.code

type DiscountCodeProps = { actions: readonly CartAction[]; refused: RefusedCart['code'] }

/** Shows a code that takes something off; the one in use can be taken away again (CAR-20, GAP-87). */
export function DiscountCode({ actions, refused }: DiscountCodeProps) {
  const isSending = useIsSending(asksFor('codigo', 'sem-codigo'))
  const used = actions.find(({ discount_code }) => discount_code !== null)?.discount_code
  return (
    <Form noValidate method="post" className={css.code} preventScrollReset>
      {used ? (
        <>
          <Badge tone="success" icon="check">
            {words.used(used)}
          </Badge>
          <Button name="intent" value="sem-codigo" variant="quiet" size="small" loading={isSending}>
            {words.remove}
          </Button>
        </>
      ) : (
        <>
          <Field id="codigo" label={words.label} error={refused?.errors} optional className={css.codeField}>
            <TextInput
              name="codigo"
              key={refused?.value}
              defaultValue={refused?.value}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
          </Field>
          <Button name="intent" value="codigo" variant="secondary" loading={isSending}>
            {words.use}
          </Button>
        </>
      )}
    </Form>
  )
}
