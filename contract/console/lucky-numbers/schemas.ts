import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { luckyDrawSchema } from '../../services/lucky-numbers/schemas.ts'

/** A draw as an owner makes it; whole points of the balance for each number, null: one number for each member. */
export const drawInputSchema = z.strictObject({
  name: requiredText(mostLetters.draw.name),
  winners: z.int('Informe um número inteiro').min(1, 'Informe 1 ou mais').max(100, 'Até 100'),
  everyPoints: z
    .int('Informe um número inteiro')
    .min(1, 'Informe 1 ou mais')
    .max(1_000_000)
    .nullable()
    .default(null),
})
export type DrawInput = z.output<typeof drawInputSchema>

/** A draw for its owners, with whose the drawn numbers are. */
export const managedDrawSchema = luckyDrawSchema
  .omit({ winners: true, seed_hash: true, drawn_at: true })
  .extend({
    seedHash: z.string(),
    everyPoints: z.number().nullable(),
    winners: z.number(),
    drawnAt: z.string().nullable(),
    drawn: z.array(z.object({ number: z.number(), name: z.string(), email: z.string() })),
  })
export type ManagedDraw = z.output<typeof managedDrawSchema>
