import { externalRedirect as externalRedirectType } from '#contract/activity-types/external-redirect.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { TypeForm } from './type-form.ts'

/** Type 13 (ACT-13). */
export const externalRedirect: TypeForm = {
  contract: externalRedirectType,
  name: 'Link externo',
  about: 'Um cartão que leva direto a outro site.',
  icon: 'external',
  fields: [{ name: 'url', label: 'Endereço do site', kind: 'url', maxLength: mostLetters.webAddress }],
}
