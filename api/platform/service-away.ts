const names = { database: 'The database', files: 'The file store' } as const

/**
 * A service behind us that cannot be used now. Nobody's mistake: callers answer `unavailable` (503), say nothing of what was or
 * was not done (a lost commit may have happened), and may be asked again. `code` is the driver's own: `ECONNREFUSED`, `57P01` …
 */
export class ServiceAway extends Error {
  constructor(
    readonly service: keyof typeof names,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`${names[service]} cannot be used now (${code})`, options)
    this.name = 'ServiceAway'
  }
}
