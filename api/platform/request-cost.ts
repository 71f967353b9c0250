import { AsyncLocalStorage } from 'node:async_hooks'

/** How often something was waited for, and the milliseconds in which at least one of it was under way. */
export class Waits {
  count = 0
  ms = 0
  #underWay = 0
  #since = 0

  /** Counts `work`, whatever becomes of it. */
  async on<T>(work: () => Promise<T>): Promise<T> {
    this.count += 1
    if (this.#underWay === 0) this.#since = performance.now()
    this.#underWay += 1
    try {
      return await work()
    } finally {
      this.#underWay -= 1
      if (this.#underWay === 0) this.ms += performance.now() - this.#since
    }
  }
}

/** What the answer to one request has cost so far: statements of the database, calls of a page to the API. */
export type RequestCost = { queries: Waits; calls: Waits }

const running = new AsyncLocalStorage<RequestCost>()

/** Runs everything of one request on its own account, which is also handed to `work`. */
export function underCost<T>(work: (cost: RequestCost) => T): T {
  const cost = { queries: new Waits(), calls: new Waits() }
  return running.run(cost, () => work(cost))
}

/** Counts a statement for the request that asked it; jobs and start-up have none. */
export function countQuery<T>(work: () => Promise<T>): Promise<T> {
  return running.getStore()?.queries.on(work) ?? work()
}
