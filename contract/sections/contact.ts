import { sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 8: the contact form (PUB-09). */
export const contact = {
  id: 8,
  name: 'Formulário de contato',
} as const satisfies SectionType

export const contactSchema = sectionWith()
