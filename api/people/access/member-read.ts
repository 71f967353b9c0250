import type { Actor } from '../../platform/context.ts'
import type { participants } from './tables.ts'

/** A participant and what they can spend, in hundredths. */
export type MemberRead = {
  row: typeof participants.$inferSelect
  /** In hundredths: what can be spent, and which rewards are owed. */
  wallet: { availableH: number; owedH: number }
}

const read = new WeakMap<Actor, MemberRead>()

/** Keeps what was read of somebody together with their session, for the first who asks for it. */
export const rememberMember = (actor: Actor, member: MemberRead) => read.set(actor, member)

/** It, once: whoever asks again, later in the same request, reads anew. */
export function takeMember(actor: Actor): MemberRead | undefined {
  const member = read.get(actor)
  read.delete(actor)
  return member
}

/** Has it asked for by a copy of somebody, as the call has them. */
export function handOverMember(from: Actor, to: Actor): void {
  const member = takeMember(from)
  if (member) rememberMember(to, member)
}

/** Before anything is changed: what was read may not be so afterwards. */
export const forgetMember = (actor: Actor) => read.delete(actor)
