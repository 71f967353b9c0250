import { useSubmit } from '@remix-run/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { CartItem as Line } from '#contract/commerce/cart/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { Money } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './cart.css.ts'
import { quantityName } from './quantity-name.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

type CartLineProps = {
  line: Line
  /** The quantity that was typed and refused. */
  typed?: string | undefined
  error?: string | undefined
}

const words = texts.cart
/**
 * Gives the address by which a button says which line it means; all lines are one form, so that everything typed is
 * sent with each button.
 */
const meaning = (id: number) => `${stepPath('cart')}?produto=${id}`

/** Shows one product of the cart: name, price and quantity (CAR-01, CAR-02). */
export function CartLine({ line, typed, error }: CartLineProps) {
  const { product, quantity, total, was, problem } = line
  const unit = centsOf(product.value) - centsOf(product.discount_value)
  const errorId = `${quantityName(product.id)}-error`
  const message = error ?? problem?.message
  return (
    <li className={css.line}>
      <span className={cx(css.picture, !product.image && css.noPicture)}>
        {product.image ? (
          <Picture
            {...pictureSource(product.image, { shape: 'square', sizes: '7rem' })}
            alt=""
            ratio="square"
          />
        ) : (
          <ObjectPicture name="gift" size="medium" />
        )}
      </span>
      <div className={css.what}>
        <h2 className={css.name}>{product.name}</h2>
        {product.description ? <p className={css.about}>{product.description}</p> : null}
        <p className={css.price}>
          {product.discount_value > 0 ? (
            <s className={css.old}>
              <Money cents={centsOf(product.value)} />
            </s>
          ) : null}
          <Money cents={unit} /> <span className={css.small}>{words.each}</span>
        </p>
        {was === null ? null : (
          <p className={css.about}>
            {words.was} <Money cents={centsOf(was)} />
          </p>
        )}
      </div>
      <div className={css.foot}>
        <Quantity line={line} typed={typed} describedBy={message ? errorId : undefined} />
        <Button
          name="intent"
          value="remover"
          variant="quiet"
          size="small"
          icon="trash"
          formAction={meaning(product.id)}
          aria-label={words.removeOf(product.name)}
        >
          {words.remove}
        </Button>
        <span className={css.total}>
          <Money cents={centsOf(total)} />
        </span>
      </div>
      {message ? (
        <div className={css.problem}>
          <FieldError id={errorId}>{message}</FieldError>
        </div>
      ) : null}
      {product.max !== null && quantity >= product.max && !message && product.max > 0 ? (
        <p className={cx(css.small, css.problem)}>{words.most(product.max)}</p>
      ) : null}
    </li>
  )
}

type QuantityProps = { line: Line; typed: string | undefined; describedBy: string | undefined }

/** Asks for a quantity: − and + each send the form; with scripts presses and typed numbers are sent together, a moment later. */
function Quantity({ line: { product, quantity }, typed, describedBy }: QuantityProps) {
  const { id, name, max } = product
  const { value, input, type, send, isHydrated } = useQuantity(typed ?? String(quantity))
  const now = Number(value) || quantity
  const step = (by: 1 | -1) =>
    isHydrated
      ? (event: MouseEvent) => {
          event.preventDefault()
          type(String(now + by))
          send(afterPresses)
        }
      : undefined
  return (
    <span className={css.quantity}>
      <IconButton
        type="submit"
        name="intent"
        value="menos"
        icon="minus"
        label={words.less(name)}
        formAction={meaning(id)}
        disabled={now <= 1}
        onClick={step(-1)}
      />
      <input
        ref={input}
        className={css.number}
        name={quantityName(id)}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => value.trim() !== String(quantity) && send(0)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={words.quantityOf(name)}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
      />
      <IconButton
        type="submit"
        name="intent"
        value="mais"
        icon="plus"
        label={words.more1(name)}
        formAction={meaning(id)}
        disabled={max !== null && now >= max}
        onClick={step(1)}
      />
    </span>
  )
}

/** Milliseconds in which further presses join the first. */
const afterPresses = 350

/** Holds the number in the field, and sends the form once nothing more is coming. */
function useQuantity(settled: string) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const [value, type] = useState(settled)
  const submit = useSubmit()
  const isHydrated = useHydrated()
  useEffect(() => type(settled), [settled])
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const form = input.current?.form
      if (!form) return
      const sent = new FormData(form)
      sent.set('intent', 'atualizar')
      submit(sent, { method: 'post', action: stepPath('cart'), preventScrollReset: true })
    }, afterMs)
  }
  return { value, input, type, send, isHydrated }
}
