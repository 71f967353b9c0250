import type { AuditLine } from '#contract/console/schemas.ts'
import type { ConsoleWords } from '../../console-area.ts'
import { differencesOf } from '../../fields/differences.ts'
import { moderation } from '../../moderation/area.ts'
import { points } from '../../points/area.ts'
import { team } from '../../team/area.ts'
import { person } from './area.ts'
import { texts } from './texts.ts'

/** The areas that write lines of one person: of the account, of what they write, of what they look after, of points by hand. */
const areas: readonly ConsoleWords[] = [person, moderation, team, points]
const words = new Map(areas.flatMap(({ audit = {} }) => Object.entries(audit)))
const parts = new Map(areas.flatMap(({ parts = {} }) => Object.entries(parts)))

/** A line of the audit log as a sentence, with what changed, and the reason where there is one. Pure. */
export function toHistoryLine({ id, who, what, part, before, after, created_at }: AuditLine) {
  const name = textIn(after, 'name') ?? textIn(before, 'name') ?? ''
  const { fields = [], differences } = parts.get(part.split(':')[0] ?? '') ?? {}
  const changes = [...differencesOf(fields, before, after), ...(differences?.(before, after) ?? [])]
  return {
    id,
    when: created_at,
    said: `${who} ${words.get(what) ?? what} ${name}`.trim(),
    reason: textIn(after, 'reason'),
    changes: changes.filter(({ label }) => label !== texts.reason),
  }
}

export type HistoryLine = ReturnType<typeof toHistoryLine>

function textIn(side: unknown, key: 'name' | 'reason'): string | null {
  const text = (side as Record<string, unknown> | null)?.[key]
  return typeof text === 'string' ? text : null
}
