import type { ApiContext } from './context.ts'

/** Brings something of an area to one below it, once, when the API is put together; again without effect. */
export type Extension = () => void

type Listener<Facts, Answer> = (ctx: ApiContext, facts: Facts) => Promise<Answer>

/** Something that happens in an area, for areas above it that the area itself does not know. */
export type ApiEvent<Facts, Answer> = {
  heardBy(listener: Listener<Facts, Answer>): Extension
  /**
   * Tells the listeners, one after another, in the transaction of `ctx`: what one of them throws undoes what happened.
   * Answers what they answered.
   */
  publish(ctx: ApiContext, facts: Facts): Promise<Answer[]>
}

/** An event with what it tells, and what its listeners may answer. */
export function defineEvent<Facts, Answer = void>(): ApiEvent<Facts, Answer> {
  const listeners = new Set<Listener<Facts, Answer>>()
  return {
    heardBy: (listener) => () => {
      listeners.add(listener)
    },
    async publish(ctx, facts) {
      const answers: Answer[] = []
      for (const listener of listeners) answers.push(await listener(ctx, facts))
      return answers
    },
  }
}
