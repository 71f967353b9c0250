import { randomInt } from 'node:crypto'
import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { type RenewCode, sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { participants } from '../access/tables.ts'
import { hashOf, newSecret } from './secret.ts'
import { activations } from './tables.ts'

/** Minutes a code and its link work (GAP-18). */
const activationMinutes = 10

/** Everything a new code consists of, before anything is written: mails are rendered outside transactions. */
export type PreparedCode = {
  reference: string
  codeHash: string
  linkHash: string
  expiresAt: Date
  to: string
  mail: RenderedMail
}

/** The names of the stored forms of code and link. */
export const codeHashOf = (reference: string, code: string): string => hashOf('code', reference, code)
export const linkHashOf = (token: string): string => hashOf('link', token)

/** Makes a code of six digits, a link, and the mail that carries both (ACC-12, ACC-13). Writes nothing. */
export async function prepareCode(
  { station, ports }: ApiContext,
  urls: UrlSettings,
  { name, email }: { name: string; email: string },
): Promise<PreparedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = newSecret()
  const reference = newSecret()
  const query = new URLSearchParams({ email, hash: token })
  const link = `${stationUrl(station, urls)}/ativar-link?${query}`
  return {
    reference,
    codeHash: codeHashOf(reference, code),
    linkHash: linkHashOf(token),
    expiresAt: new Date(ports.clock.now().getTime() + activationMinutes * 60_000),
    to: email,
    mail: await renderMail(station, urls, {
      kind: 'activation',
      name,
      code,
      link,
      validForMinutes: activationMinutes,
    }),
  }
}

type Code = PreparedCode | { reference: string; mail: null }

/**
 * Adds a code to an account and its mail to the outbox; to be called in a transaction. A code that is not sent yet
 * (`mail: null`) only has its reference, by which it can be asked for.
 * @param isRegistrants whether who asked showed to be the one who registered
 */
export async function storeCode(
  ctx: ApiContext,
  { participantId, isRegistrants }: { participantId: number; isRegistrants: boolean },
  code: Code,
): Promise<void> {
  const { reference, mail } = code
  const sent = mail && { codeHash: code.codeHash, linkHash: code.linkHash, expiresAt: code.expiresAt }
  await ctx.db.insert(activations).values({
    stationId: ctx.station.id,
    participantId,
    reference,
    isRegistrants,
    createdAt: ctx.ports.clock.now(),
    ...sent,
  })
  if (mail)
    await sendMail(ctx, {
      ...mail,
      stationId: ctx.station.id,
      kind: 'activation',
      to: code.to,
      codeId: reference,
    })
}

/** Has the codes that an account was sent open nothing any more: they went to an address that is not its own now (PPL-10). */
export async function voidCodes({ db, station }: ApiContext, participantId: number): Promise<void> {
  await db
    .update(activations)
    .set({ codeHash: null, linkHash: null })
    .where(
      inStation(
        activations,
        { station },
        eq(activations.participantId, participantId),
        isNull(activations.usedAt),
      ),
    )
}

/** A code whose mail leaves late lives from now on, unless it was used or its registration is gone. */
export const renewCode: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const expiresAt = new Date(ports.clock.now().getTime() + activationMinutes * 60_000)
  const renewed = await db
    .update(activations)
    .set({ expiresAt })
    .where(inStation(activations, { stationId }, eq(activations.reference, id), isNull(activations.usedAt)))
    .returning({ reference: activations.reference })
  return renewed.length > 0
}

/** An account with the last code it was given, sent or only named; null when there is none (any more). */
export async function newestCode({ db, station }: ApiContext, participantId: number) {
  const [row] = await db
    .select({ account: participants, reference: activations.reference, codeHash: activations.codeHash })
    .from(participants)
    .innerJoin(
      activations,
      inStation(activations, participants, eq(activations.participantId, participants.id)),
    )
    .where(withId(participants, { station }, participantId))
    // Of two of one instant the one that was sent: the other has no end.
    .orderBy(desc(activations.createdAt), sql`${activations.expiresAt} desc nulls last`)
    .limit(1)
  if (!row) return null
  const { account, reference, codeHash } = row
  return { account, email: account.email, reference, isSent: codeHash !== null }
}
