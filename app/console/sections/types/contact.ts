import { contact as contract } from '#contract/sections/contact.ts'
import type { SectionForm } from './section-form.ts'

/** Type 8 (PUB-09). */
export const contact: SectionForm = {
  contract,
  about: 'O formulário de contato, com telefone e endereço.',
  itemFields: [],
}
