import { eq, isNotNull } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { participants, sessions } from '../access/tables.ts'
import { audit } from '../owner-changes/index.ts'
import { codesOff } from './codes-off.ts'
import { tellCodes } from './tell-codes.ts'
import { codeTexts } from './texts.ts'

/**
 * Takes the codes of an account off where nobody of the station can: its only owner lost the phone and the recovery codes. By who keeps the
 * installation, from its machine; the person is told by mail, and the history tells it. False: there is no such account with codes.
 */
export async function takeOffByKeeper(
  ctx: Pick<ApiContext, 'db' | 'ports' | 'station'>,
  email: string,
  urls: UrlSettings,
): Promise<boolean> {
  const within: ApiContext = { ...ctx, actor: { kind: 'visitor' }, address: 'console' }
  return inTransaction(within, async (ctx) => {
    const [person] = await ctx.db
      .select()
      .from(participants)
      .where(inStation(participants, ctx, eq(participants.email, email), isNotNull(participants.codesSince)))
      .for('no key update')
    if (!person) return false
    const { keeper: who } = codeTexts
    await codesOff(ctx, person.id)
    await ctx.db.delete(sessions).where(inStation(sessions, ctx, eq(sessions.participantId, person.id)))
    const line = { who, participantId: null, what: 'team.codes-reset', part: `team:${person.id}` }
    await audit(ctx, { ...line, name: person.name })
    await tellCodes(ctx, person, 'reset', urls, who)
    return true
  })
}
