import { checklistPoll as checklistPollType } from '#contract/activity-types/checklist-poll.ts'
import type { TypeForm } from './type-form.ts'

/** Type 9 (ACT-09). */
export const checklistPoll: TypeForm = {
  contract: checklistPollType,
  name: 'Pergunta única',
  about: 'Uma pergunta com opções, respondida na própria página.',
  icon: 'check',
  fields: [],
  asks: { isSingle: true, isOne: true },
}
