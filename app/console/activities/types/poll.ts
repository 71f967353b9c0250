import { poll as pollType } from '#contract/activity-types/poll.ts'
import type { TypeForm } from './type-form.ts'

/** Type 10 (ACT-10). */
export const poll: TypeForm = {
  contract: pollType,
  name: 'Enquete',
  about: 'Uma pergunta com opções; quem vota vê como está a votação.',
  icon: 'listBullets',
  fields: [],
  asks: { isSingle: true, isOne: true },
}
