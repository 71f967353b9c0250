import { donation as donationType } from '#contract/activity-types/donation.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { TypeForm } from './type-form.ts'

/** Type 20 (ACT-20). */
export const donation: TypeForm = {
  contract: donationType,
  name: 'Doação',
  about: 'Quem participa doa do saldo da carteira, de R$ 0,50 a R$ 10.000,00.',
  icon: 'heart',
  fields: [
    {
      name: 'causes',
      label: 'Para onde vai',
      kind: 'long',
      maxLength: mostLetters.donation.causes,
      optional: true,
    },
    {
      name: 'suggestedCents',
      label: 'Valores sugeridos',
      kind: 'moneyList',
      optional: true,
      help: 'Separe por ponto e vírgula: 5,00; 10,00; 25,00.',
    },
    {
      name: 'goalCents',
      label: 'Meta',
      kind: 'money',
      optional: true,
      help: 'Quanto se quer juntar ao todo, em reais. A página mostra quanto já foi doado. Vazio: sem meta.',
    },
  ],
}
