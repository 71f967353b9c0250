import { z } from 'zod'

/**
 * Until when things are kept, in ISO 8601. Other servers of the specification's calls say how many seconds are left, counted
 * from their answer (GAP-67): those are read, too.
 */
export const reserveTimeField = z.preprocess(
  (told) => {
    const isSeconds =
      (typeof told === 'number' || typeof told === 'string') && /^\d{1,9}(\.\d+)?$/.test(`${told}`)
    return isSeconds ? new Date(Date.now() + Number(told) * 1000).toISOString() : told
  },
  z.iso.datetime({ offset: true }),
)
