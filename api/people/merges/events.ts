import { defineQuestion } from '../../platform/event.ts'

/** What of an area keeps which of some accounts from being merged now, as the team reads it behind its name: 'há um pagamento em dúvida' (PPL-12). */
export const mergeHeld = defineQuestion<{ ids: readonly number[] }, { id: number; text: string }>()

/** What both of two accounts have and one may not: a plan (PPL-12). */
export const mergeClashes = defineQuestion<{ fromId: number; toId: number }, string>()
