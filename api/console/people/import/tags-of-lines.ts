import { sql } from 'drizzle-orm'
import { decomposed } from '#contract/composed.ts'
import { mostTags } from '#contract/console/people/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { oneLine } from '#contract/one-line.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { lockParts } from '../../../stations/registry/index.ts'
import { personTags, tags } from '../tables.ts'
import { tagPart } from '../tags.ts'
import { tagsOf } from '../tags-of.ts'
import type { FileLine, ImportPart, PartVerdict, Pass, ReadCell } from './part.ts'
import { importTexts } from './texts.ts'

const texts = importTexts.line
const label = importTexts.columns.tags

/** As the database compares names of tags, or a little less. */
const plain = (name: string) => decomposed(name).replace(/\p{M}/gu, '').toLowerCase()

function readTags(cell: string): ReadCell {
  const names = cell
    .split(/[,;|]/)
    .map(oneLine)
    .filter((name) => name !== '')
  if (names.some((name) => name.length > mostLetters.tag)) return { wrong: texts.longTag(mostLetters.tag) }
  return { value: names }
}

/** What a line marks its person with: its own cell, and what everybody of the file gets. Pure. */
function namesOf({ row }: Pass, { values }: FileLine): string[] {
  const own = Array.isArray(values.tags) ? (values.tags as string[]) : []
  return [...new Map([...row.tags, ...own].map((name) => [plain(name), name])).values()]
}

async function tagNames(ctx: ApiContext): Promise<Set<string>> {
  const rows = await ctx.db.select({ name: tags.name }).from(tags).where(inStation(tags, ctx))
  return new Set(rows.map(({ name }) => plain(name)))
}

/** Tags of people, made where the station has none of that name; nobody loses one by an import. */
export const tagsOfLines: ImportPart = {
  columns: () => [
    {
      key: 'tags',
      label,
      names: ['etiquetas', 'etiqueta', 'tags', 'tag', 'grupo', 'grupos'],
      read: readTags,
      show: (names) => (names as string[]).join(', '),
    },
  ],

  async check(ctx, pass, targets) {
    const verdicts = new Map<number, PartVerdict>()
    const marked = targets.filter(({ line }) => namesOf(pass, line).length > 0)
    if (marked.length === 0) return verdicts
    const there = await tagNames(ctx)
    const own = await tagsOf(
      ctx,
      marked.flatMap(({ person }) => person?.id ?? []),
    )
    for (const { line, person } of marked) {
      const names = namesOf(pass, line).map(plain)
      const made = names.filter((name) => !there.has(name) && !pass.newTags.has(name))
      if (there.size + pass.newTags.size + made.length > mostTags) {
        verdicts.set(line.line, { wrong: { column: label, text: texts.tooManyTags(mostTags) } })
        continue
      }
      for (const name of made) pass.newTags.add(name)
      const has = new Set((person ? (own.get(person.id) ?? []) : []).map(({ name }) => plain(name)))
      verdicts.set(line.line, { changes: names.some((name) => !has.has(name)) })
    }
    return verdicts
  },

  async write(ctx, pass, written) {
    const wanted = written.flatMap(({ line, participantId }) =>
      namesOf(pass, line).map((name) => ({ name, participantId })),
    )
    const names = [...new Map(wanted.map(({ name }) => [plain(name), name])).values()]
    if (names.length === 0) return
    const there = await tagNames(ctx)
    const made = names.filter((name) => !there.has(plain(name)))
    const stationId = ctx.station.id
    if (made.length > 0) {
      await lockParts(ctx, stationId, tagPart.locks)
      await ctx.db
        .insert(tags)
        .values(made.map((name) => ({ stationId, name })))
        .onConflictDoNothing()
    }
    await ctx.db.execute(sql`
      insert into ${personTags} (station_id, tag_id, participant_id)
      select ${tags.stationId}, ${tags.id}, wanted.participant_id
      from jsonb_to_recordset(${JSON.stringify(wanted.map(({ name, participantId }) => ({ name, participant_id: participantId })))}::jsonb)
        as wanted(name text, participant_id bigint)
      join ${tags} on ${inStation(tags, ctx, sql`search_text(${tags.name}) = search_text(wanted.name)`)}
      on conflict do nothing`)
    pass.newTags.clear()
  },
}
