import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recoveryCount, recoveryLength, recoveryLetters } from '#contract/people/codes/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { linkTokenId } from '../access/index.ts'
import { recoveryCodes } from './tables.ts'

const ofPerson = (ctx: ApiContext, participantId: number) =>
  inStation(recoveryCodes, ctx, eq(recoveryCodes.participantId, participantId))

const newCode = (): string =>
  Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')

/** As it is shown and printed: in groups of four. Pure. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** Makes ten new ones in the caller's transaction; those of before are gone. They are known here and to who asked only. */
export async function makeRecovery(ctx: ApiContext, participantId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, newCode)
  const createdAt = ctx.ports.clock.now()
  await dropRecovery(ctx, participantId)
  await ctx.db
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ stationId: ctx.station.id, participantId, hash: linkTokenId(code), createdAt })),
    )
  return codes.map(grouped)
}

/** Uses one up; false: it is none of theirs, or somebody used it at this moment (SEC-108). */
export async function takeRecovery(ctx: ApiContext, participantId: number, code: string): Promise<boolean> {
  const used = await ctx.db
    .delete(recoveryCodes)
    .where(
      inStation(
        recoveryCodes,
        ctx,
        eq(recoveryCodes.participantId, participantId),
        eq(recoveryCodes.hash, linkTokenId(code)),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

export const countRecovery = (ctx: ApiContext, participantId: number): Promise<number> =>
  ctx.db.$count(recoveryCodes, ofPerson(ctx, participantId))

export async function dropRecovery(ctx: ApiContext, participantId: number): Promise<void> {
  await ctx.db.delete(recoveryCodes).where(ofPerson(ctx, participantId))
}
