export type ParticipationWindow =
  /** Open; `until` is the end when it is near enough to say something. */
  | { state: 'open'; until: string | null }
  | { state: 'outside'; start: string; end: string }
  /** A date is missing. */
  | { state: 'broken' }

/** An end further away than this says nothing. */
const farMs = 365 * 24 * 3_600_000

/** Whether one may take part now (D2§4). Instants in ISO 8601; a missing date is a mistake of the content. Pure. */
export function participationWindow(
  start: string | null,
  end: string | null,
  now: Date,
): ParticipationWindow {
  if (!start || !end) return { state: 'broken' }
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (now.getTime() < from || now.getTime() > to) return { state: 'outside', start, end }
  return { state: 'open', until: to - now.getTime() < farMs ? end : null }
}
