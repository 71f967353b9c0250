import type { AuditLine } from '#contract/console/schemas.ts'
import type { Difference } from '../../fields/differences.ts'
import { changesOf, nameOf, pageOf, wordsOf } from '../areas.server.ts'
import { texts } from './texts.ts'

/** A line of the audit log as a sentence: who, what they did, with what; the page of that and what changed, field by field. */
export type Line = {
  id: number
  who: string
  when: string
  did: string
  object: string
  href: string | null
  part: string
  changes: Difference[]
}

/** What was done to all of something: its words say it whole. */
const ofTheWhole: ReadonlySet<string> = new Set([
  'restore',
  'publish',
  'discard',
  'undo',
  'redo',
  'team.login',
  'station.suspended',
  'station.reopened',
  'station.deletes',
  'station.exported',
])

/** Lines as sentences, newest first. What was removed has no page from then on, and had one before as far as these lines tell. Pure. */
export function describeLines(lines: readonly AuditLine[], reader: Parameters<typeof pageOf>[1]): Line[] {
  const gone = new Set(lines.filter(({ what }) => /(?:^|\.)remove$/.test(what)).map(({ part }) => part))
  return lines.map(({ id, who, what, part, name, before, after, created_at }) => ({
    id,
    who,
    when: created_at,
    did: wordsOf(what),
    object: objectOf({ what, part, name }),
    href: gone.has(part) ? null : pageOf(part, reader),
    part,
    changes: changesOf(part, before, after),
  }))
}

function objectOf({ what, part, name }: Pick<AuditLine, 'what' | 'part' | 'name'>): string {
  if (ofTheWhole.has(what)) return what === 'publish' ? nameOf(part) : ''
  const [id] = part.split(':').slice(1)
  const kind = nameOf(part)
  if (id === undefined) return kind || name
  if (kind) return name ? `${kind}: ${name}` : kind
  return name || texts.numbered(id)
}
