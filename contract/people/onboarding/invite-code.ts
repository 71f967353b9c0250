/** The invitation that somebody came with. Without `inviterId` the code alone was passed on. */
export type Invite = { code: string; inviterId: number | null }

export type InviteReading =
  | { ok: true; invite: Invite }
  | { ok: false; reason: 'malformed' | 'other_station' | 'own' }

type Reader = {
  /** The station of the host: an invitation of another one is worth nothing here. */
  stationId: number
  /** The reader, if known: nobody invites themselves. */
  participantId?: number | null
}

const bare = /^[A-Za-z0-9]{2,40}$/
const full = /^(?<code>[A-Za-z0-9]{2,40})-U(?<user>[1-9]\d{0,14})-E(?<station>[1-9]\d{0,14})$/

/**
 * Reads `{code}` or `{code}-U{userId}-E{stationId}`, strictly: anything else, however similar, is malformed (GAP-57).
 * Pure; whether there is such a code and whether it still counts is known to the API.
 */
export function readInviteCode(text: string, { stationId, participantId = null }: Reader): InviteReading {
  if (bare.test(text)) return { ok: true, invite: { code: text, inviterId: null } }
  const { code, user, station } = full.exec(text)?.groups ?? {}
  if (!code) return { ok: false, reason: 'malformed' }
  if (Number(station) !== stationId) return { ok: false, reason: 'other_station' }
  const inviterId = Number(user)
  if (inviterId === participantId) return { ok: false, reason: 'own' }
  return { ok: true, invite: { code, inviterId } }
}
