/** The SQLSTATE codes that code of ours reacts to. */
export const sqlStates = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  featureNotSupported: '0A000',
} as const

/** The five-character SQLSTATE of an error of either driver, looked up through its causes; else undefined. */
export const sqlState = (error: unknown): string | undefined => sqlError(error)?.code

/** The name of the constraint that an error of either driver is about, if it is about one. */
export const sqlConstraint = (error: unknown): string | undefined => sqlError(error)?.constraint

function sqlError(error: unknown): { code: string; constraint?: string } | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { code, ...(typeof constraint === 'string' && { constraint }) }
  }
  return undefined
}
