import type { Endpoint } from './endpoint.ts'

/** Minutes for which a log-in, or a password or code that was asked for again, is proof enough (PPL-27). */
export const proofMinutes = 10
/** A file that was begun is sent to its end: its further pages are read for so long. */
const fileMinutes = 30
/** Whoever asks for more lines than any page shows takes people along as a file (ADR 158). */
const longestPage = 100

/** What a call says, as far as it matters here. */
type Said = { query?: unknown; body?: unknown }
/** Within how many minutes of a proof a call is made; null: at any time. */
type Asks = (said: Said) => number | null

const always: Asks = () => proofMinutes

/** Lists are read freely; a file of them is not. */
const asFile: Asks = ({ query }) => {
  const { limit = 0, before } = (query ?? {}) as { limit?: number; before?: number }
  if (limit <= longestPage) return null
  return before === undefined ? proofMinutes : fileMinutes
}

/** What keeps many people out, or lets those in again who were kept out; a tag is given freely. */
const keepingOut = new Set(['suspend', 'refuse', 'reactivate'])
const ofManyPeople: Asks = ({ body }) =>
  keepingOut.has(String((body as { kind?: unknown } | undefined)?.kind)) ? proofMinutes : null

/**
 * The one table of what is sensitive (PPL-27), beside the right that each call names: who has been in for longer than the minutes is asked
 * for their password or a code before it is done. The API enforces it, the portal leads to the page that asks and back.
 */
const sensitive: Readonly<Record<string, Asks>> = {
  // Who looks after the station.
  'post /management/team-invitations': always,
  'put /management/team/{id}': always,
  'put /management/team-codes': always,
  'delete /management/team/{id}/codes': always,
  // Whose an account is, and people who are taken along as a file.
  'put /management/people/{id}': always,
  'get /management/people': asFile,
  'get /management/orders': asFile,
  'get /management/activities/{id}/participations': asFile,
  'get /management/activities/{id}/responses': asFile,
  // Who is kept out, and who is let in again; how one joins; people who are written from a file, with what they may do and have.
  'put /management/people/{id}/suspension': always,
  'delete /management/people/{id}/suspension': always,
  'post /management/people-acts': ofManyPeople,
  'put /management/entry': always,
  'post /management/people-imports/{id}/confirm': always,
  // Whose account is begun to be deleted, and what is handed out of it or said, by a request; accounts that become one.
  'post /management/data-requests/{id}/act': always,
  'post /management/data-requests/{id}/answer': always,
  'post /management/people/{id}/merge': always,
  // What people have in a field goes with it; for how long what they have is kept at all.
  'delete /management/own-fields/{id}': always,
  'put /management/retention/{kind}': always,
  'put /management/retention/{kind}/hold': always,
  // Who reads the cases of a CPF; who answers for personal data, and what everybody accepts.
  'put /management/case-readers/{id}': always,
  'put /management/legal-officer': always,
  'post /management/legal-texts/{document}/versions': always,
  // Points by hand, and from which amount on two people give them.
  'post /management/people/{id}/points': always,
  'post /management/points/{id}/confirmation': always,
  'put /management/points/settings': always,
  'post /management/people-credits': always,
  'post /management/people-credits/{id}/confirmation': always,
  // Money that goes back, and credits for money that is said to have come.
  'post /management/top-ups/{id}/confirmation': always,
  'post /management/orders/{id}/refunds': always,
  // Where the station answers.
  'post /management/domains': always,
  'post /management/domains/prove': always,
  'delete /management/domains/{domain}': always,
  // One's own codes: who finds an open session takes the account with them otherwise.
  'post /auth/codes/setup': always,
  'post /auth/codes': always,
  'post /auth/codes/recovery': always,
}
const table = new Map(Object.entries(sensitive))

/** The calls of the table, as `method path`. */
export const sensitiveCalls: readonly string[] = [...table.keys()]

/** Within how many minutes of a proof a call has to be made; null: it is not sensitive. Pure. */
export const proofOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, said: Said): number | null =>
  table.get(`${method} ${path}`)?.(said) ?? null
