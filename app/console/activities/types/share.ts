import { share as shareType } from '#contract/activity-types/share.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { TypeForm } from './type-form.ts'

const most = mostLetters.share

/** Type 5 (ACT-05). */
export const share: TypeForm = {
  contract: shareType,
  name: 'Compartilhamento',
  about: 'Um endereço para levar adiante no WhatsApp, no Facebook e no X.',
  icon: 'share',
  fields: [
    { name: 'link', label: 'Endereço compartilhado', kind: 'url', maxLength: mostLetters.webAddress },
    { name: 'text', label: 'Mensagem sugerida', kind: 'long', maxLength: most.text, optional: true },
  ],
}
