import { defineEvent, defineQuestion } from '../../platform/event.ts'

/** Whether the invite code that somebody registered by counts; where it does, it is kept with their account. */
export const inviteAccepted = defineQuestion<{ id: number; inviteCode: string }, boolean>()

/** Whether an e-mail or an invite code brings somebody where one joins by invitation only (PPL-14). */
export const isInvited = defineQuestion<{ email?: string; inviteCode?: string }, boolean>()

/** What a person is told of their account that is being confirmed: what is limited is counted now. */
export const accountConfirming = defineQuestion<{ id: number }, string>()

/** A registration became the account that the team had brought for its person (ADR 163): what was kept of it goes there. */
export const registrationMoved = defineEvent<{ from: number; to: number }>()

/** An account was confirmed, with everything that is counted: what it is paid for comes now (ADR 24). */
export const accountConfirmed = defineEvent<{ id: number }>()
