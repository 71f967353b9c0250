import { coupon as couponType } from '#contract/activity-types/coupon.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { TypeForm } from './type-form.ts'

/** Type 3 (ACT-03). */
export const coupon: TypeForm = {
  contract: couponType,
  name: 'Cupom pago',
  about: 'Um código comprado com o saldo da carteira.',
  icon: 'ticket',
  fields: [
    { name: 'coupon.newPriceCents', label: 'Preço', kind: 'money' },
    { name: 'coupon.oldPriceCents', label: 'Preço sem desconto', kind: 'money', optional: true },
    { name: 'coupon.stock', label: 'Estoque', kind: 'whole', optional: true, help: 'Vazio: sem limite.' },
    { name: 'coupon.useBy', label: 'Usar até', kind: 'day', optional: true },
    {
      name: 'coupon.rules',
      label: 'Regras de uso',
      kind: 'long',
      maxLength: mostLetters.coupon.rules,
      optional: true,
    },
  ],
}
