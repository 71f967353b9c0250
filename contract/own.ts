/** The value that a list itself has under a name that somebody sent: `constructor` and `__proto__` are nobody's. Pure. */
export const own = <T>(list: Readonly<Record<PropertyKey, T>>, name: PropertyKey): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined
