import { z } from 'zod'

/**
 * A draw that anybody can check: `seed_hash`, the SHA-256 of the seed, is shown before, the seed after. With it and `total`, the
 * `winners` follow by docs/lucky-numbers.md; in the order of the draw.
 */
export const luckyDrawSchema = z.object({
  id: z.number(),
  name: z.string(),
  seed_hash: z.string(),
  seed: z.string().nullable(),
  /** Numbers that were given: from 1 to so many. */
  total: z.number(),
  winners: z.array(z.number()),
  drawn_at: z.string().nullable(),
})
export type LuckyDraw = z.output<typeof luckyDrawSchema>

/** The most of somebody's numbers of a draw that are shown, the first ones. */
export const shownNumbers = 500

/** A draw with the caller's numbers, the first `shownNumbers` of them, their count, and the drawn ones among all of them. */
export const ownLuckyDrawSchema = luckyDrawSchema.extend({
  numbers: z.array(z.number()),
  count: z.number(),
  won: z.array(z.number()),
})
export type OwnLuckyDraw = z.output<typeof ownLuckyDrawSchema>
