const owners = new WeakMap<object, object>()

/** What stands behind something that `asPlaywright` made; undefined for what is Playwright's own. */
export const ownOf = (seen: unknown): object | undefined =>
  typeof seen === 'object' && seen !== null ? owners.get(seen) : undefined

/**
 * Lets a part of the driver stand where journeys have one of Playwright's. It answers to what it has; what else a journey asks
 * of it needs a browser, and is refused.
 */
export function asPlaywright<Theirs extends object>(own: object, what: string): Theirs {
  const proxy = new Proxy({} as Theirs, {
    get(_, name) {
      const value = Reflect.get(own, name, own)
      if (typeof value === 'function') return value.bind(own)
      // Whether it is a promise is asked of everything that is awaited.
      if (value === undefined && typeof name === 'string' && name !== 'then')
        throw new Error(`The form driver has no ${what}.${name}: tag the journey @navegador`)
      return value
    },
    has: (_, name) => Reflect.has(own, name),
  })
  owners.set(proxy, own)
  return proxy
}
