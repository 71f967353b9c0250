import { defineEvent } from '../../platform/event.ts'

/** Somebody registered by an invite code. Listeners answer whether the code counts. */
export const accountRegistered = defineEvent<{ id: number; inviteCode: string }, boolean>()

/** An account is being confirmed: what is limited is counted now. Listeners answer what the person is told of it. */
export const accountConfirming = defineEvent<{ id: number }, string[]>()

/** An account was confirmed, with everything that is counted: what it is paid for comes now (ADR 24). */
export const accountConfirmed = defineEvent<{ id: number; role: 'owner' | 'participant' }>()
