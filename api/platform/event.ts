import type { ApiContext } from './context.ts'

/** Brings something of an area to one below it, once, when the API is put together; again without effect. */
export type Extension = () => void

type Listener<Facts> = (ctx: ApiContext, facts: Facts) => Promise<void>
type Answerer<Facts, Answer> = (ctx: ApiContext, facts: Facts) => Promise<Answer | readonly Answer[]>

/** Something that happens in an area, for areas above it that the area itself does not know. */
export type ApiEvent<Facts> = {
  heardBy(listener: Listener<Facts>): Extension
  /**
   * Tells the listeners, one after another, in the transaction of `ctx`: what one of them throws undoes what happened.
   */
  publish(ctx: ApiContext, facts: Facts): Promise<void>
}

/** Something that an area asks of areas above it that it does not know. */
export type Question<Facts, Answer> = {
  answeredBy(answerer: Answerer<Facts, Answer>): Extension
  /** Collects what all answer, one, several or nothing each, in the order of the areas and in the transaction of `ctx`. */
  ask(ctx: ApiContext, facts: Facts): Promise<Answer[]>
}

/** Defines an event by what it tells; manifests bring its listeners. */
export function defineEvent<Facts>(): ApiEvent<Facts> {
  const { brought, bring } = broughtOnce<Listener<Facts>>()
  return {
    heardBy: bring,
    async publish(ctx, facts) {
      for (const listener of brought) await listener(ctx, facts)
    },
  }
}

/** Defines a question by what it says and what an answer to it is; manifests bring who answers. */
export function defineQuestion<Facts, Answer>(): Question<Facts, Answer> {
  const { brought, bring } = broughtOnce<Answerer<Facts, Answer>>()
  return {
    answeredBy: bring,
    async ask(ctx, facts) {
      let answers: Answer[] = []
      for (const answerer of brought) answers = answers.concat(await answerer(ctx, facts))
      return answers
    },
  }
}

function broughtOnce<Brought>() {
  const brought = new Set<Brought>()
  const bring =
    (one: Brought): Extension =>
    () => {
      brought.add(one)
    }
  return { brought, bring }
}
