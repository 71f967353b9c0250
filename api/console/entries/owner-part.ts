import { makeOnce, type Outcome, ownerChange, type Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { StationPart } from '../../stations/registry/index.ts'

/** What owners change as one thing, said once for all its verbs. */
export type OwnerPart = {
  /** Parts of the station that nobody else changes meanwhile (ADR 24). */
  locks: readonly StationPart[]
  /** Members or visitors see it: what was kept for them is made anew with each change. */
  isPublic: boolean
}

type Preparation = Pick<Parameters<typeof ownerChange>[1], 'prepare' | 'sent'>

/** Changes a part of an owner in the one way (ADR 70): with its locks, and public where it is. @throws forbidden, and what the work does */
export function changePart<T>(
  ctx: ApiContext,
  { locks, isPublic }: OwnerPart,
  preparation: Preparation,
  work: (ctx: ApiContext, owner: Teammate) => Promise<Outcome<T>>,
): Promise<T> {
  return ownerChange<T>(ctx, { ...preparation, locks }, async (ctx, owner) => {
    const { done, answer } = await work(ctx, owner)
    return done ? { done: { isPublic, ...done }, answer } : { answer }
  })
}

type Made = { id: number; done: NonNullable<Outcome<unknown>['done']> }
type Making<T> = {
  /** What is made, with what was sent for it: the same key means the same of both. */
  what: string
  key: string | undefined
  input: unknown
  make: () => Promise<Made>
  /** What a form is answered, also when it is sent again. */
  answer: (ctx: ApiContext, id: number) => T | Promise<T>
}

/** Makes something once for each form of an owner, inside of `changePart` (ADR 45). @throws conflict for the same form with other values */
export function makePart<T>(
  ctx: ApiContext,
  owner: Teammate,
  { what, key, input, make, answer }: Making<T>,
): Promise<Outcome<T>> {
  const made = (id: number): Outcome<T> => ({ answer: (ctx) => answer(ctx, id) })
  const makeNew = async () => {
    const { id, done } = await make()
    return { id, answer: { done, ...made(id) } }
  }
  return makeOnce<Outcome<T>>(ctx, { key, by: owner.id, what, input }, makeNew, async (id) => made(id))
}
