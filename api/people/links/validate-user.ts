import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { limit, networkOf } from '../../platform/rate-limit/index.ts'
import { isBlocked, lockOf, purposeKey, slowAddress } from '../access/index.ts'
import { participants } from '../access/tables.ts'

const algorithm = 'aes-256-gcm'
const purpose = 'virtual-card'
const [ivBytes, tagBytes] = [12, 16]
/** Long enough for a card that was printed for the day, or is shown without a connection. */
const cardTokenMs = 24 * 60 * 60 * 1000

/** Cards an address checks in a minute before it waits: a door has a queue, a guesser has thousands. */
const perAddress = { name: 'card', free: 30, durationSeconds: 60 }

/** Plain numbers that a network tries at a station: one after the other they would be the list of its members (SEC-104). */
const numbersOfLine = [
  { name: 'card-number', points: 10, durationSeconds: 60 },
  { name: 'card-number-day', points: 300, durationSeconds: 24 * 3600 },
]

/**
 * What the QR of a virtual card carries: who, until when, sealed by the station's key, another one each time it is
 * shown (GAP-85). It opens nothing; it only lets `validateUser` say valid.
 */
export async function createCardToken(
  ctx: ApiContext,
  participantId: number,
): Promise<{ token: string; expiresAt: Date }> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, await purposeKey(ctx, purpose), iv)
  const expiresAt = ctx.ports.clock.now().getTime() + cardTokenMs
  const sealed = Buffer.concat([cipher.update(`${participantId} ${expiresAt}`), cipher.final()])
  const token = `v${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
  return { token, expiresAt: new Date(expiresAt) }
}

const sealedNumber = async (ctx: ApiContext, token: string) => {
  await slowAddress(ctx, perAddress)
  return readCardToken(ctx, token)
}

/** The number of an older card, null where the station takes sealed codes alone. Counted before anything is known of it. */
async function plainNumber(ctx: ApiContext, id: number): Promise<number | null> {
  if (!ctx.station.config.cards.numbers) return null
  const key = `${ctx.station.id} ${networkOf(ctx.address)}`
  for (const counted of numbersOfLine) await limit(ctx, { ...counted, key })
  return id
}

/** Who a card token belongs to, or null: forged, old, or of another station. */
async function readCardToken(ctx: ApiContext, token: string): Promise<number | null> {
  const bytes = Buffer.from(token.slice(1), 'base64url')
  if (!token.startsWith('v') || bytes.length <= ivBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, await purposeKey(ctx, purpose), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    const [id = 0, expiresAt = 0] = text.toString().split(' ').map(Number)
    return expiresAt > ctx.ports.clock.now().getTime() ? id : null
  } catch {
    return null
  }
}

/**
 * Whether a card belongs to an active participant of the station who may have one, and nothing else: no name, no reason (VCD-03,
 * GAP-83, GAP-85). @throws too_many_requests
 */
export async function validateUser(ctx: ApiContext, id: number | string): Promise<{ isValid: boolean }> {
  const { db } = ctx
  const participantId = typeof id === 'number' ? await plainNumber(ctx, id) : await sealedNumber(ctx, id)
  if (participantId === null) return { isValid: false }
  const [row] = await db
    .select({
      status: participants.status,
      hasEstablishment: participants.hasEstablishment,
      role: participants.role,
    })
    .from(participants)
    .where(withId(participants, ctx, participantId))
  if (!row || isBlocked(row)) return { isValid: false }
  // Who has no card any more has none at the door either; owners have every area.
  return { isValid: row.role === 'owner' || !(await lockOf(ctx, participantId, 'card')) }
}
