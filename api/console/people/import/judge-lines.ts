import type { LineOutcome } from '#contract/console/people/import/schemas.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { importParts } from './columns.ts'
import { findKnown, whomOf } from './find-known.ts'
import type { FileLine, KnownPerson, LineProblem, Pass, Target } from './part.ts'
import { importTexts } from './texts.ts'

const texts = importTexts.line
const { columns: labels } = importTexts

/** What of their own data a line says anew of somebody. */
export type PersonChanges = Partial<Pick<KnownPerson, 'name' | 'cpf' | 'tel' | 'birthday' | 'state' | 'city'>>

/** A line with what becomes of it. */
export type Judged = {
  line: FileLine
  outcome: LineOutcome
  /** Whom it is about; null: somebody new, or nobody. */
  person: KnownPerson | null
  changes: PersonChanges
}

/**
 * Says what some lines of a file come to: somebody new, somebody who is changed or left, or what is wrong with it. Where it is to be written,
 * in the transaction of `ctx`, whoever is here is locked from then on.
 */
export async function judgeLines(
  ctx: ApiContext,
  pass: Pass,
  { lines, isWritten }: { lines: readonly FileLine[]; isWritten: boolean },
): Promise<Judged[]> {
  const { row } = pass
  const known = await findKnown(ctx, lines, isWritten)
  const targets: Target[] = []
  for (const line of lines) {
    if (line.problems.length > 0) continue
    const whom = whomOf(line, known, row.key)
    const problems = 'wrong' in whom ? [whom.wrong] : whom.person ? [] : missingOf(ctx, line)
    line.problems.push(...problems)
    if (problems.length === 0 && 'person' in whom) targets.push({ line, person: whom.person })
  }
  const changed = await checkParts(ctx, pass, targets)
  const personOf = new Map(targets.map(({ line, person }) => [line, person]))
  return lines.map((line) => {
    const person = personOf.get(line) ?? null
    const changes = person && row.known === 'update' ? changesOf(person, line) : {}
    const isChanged = Object.keys(changes).length > 0 || changed.has(line.line)
    return { line, person, changes, outcome: outcomeOf(row, line, { person, isChanged }) }
  })
}

function outcomeOf(
  { known }: Pass['row'],
  { problems }: FileLine,
  { person, isChanged }: { person: KnownPerson | null; isChanged: boolean },
): LineOutcome {
  if (problems.length > 0) return 'wrong'
  if (!person) return 'created'
  return known === 'update' && isChanged ? 'updated' : 'same'
}

/** Which lines change something beside a person's own data; what a part finds wrong is added to its line. Who is left is not looked at. */
async function checkParts(ctx: ApiContext, pass: Pass, targets: readonly Target[]): Promise<Set<number>> {
  const changed = new Set<number>()
  const wanted = targets.filter(({ person }) => person === null || pass.row.known === 'update')
  for (const part of importParts) {
    const verdicts = await part.check(ctx, pass, wanted)
    for (const { line } of wanted) {
      const verdict = verdicts.get(line.line)
      if (!verdict) continue
      if ('wrong' in verdict) line.problems.push(verdict.wrong)
      else if (verdict.changes) changed.add(line.line)
    }
  }
  return changed
}

/** What somebody new needs. */
function missingOf({ station }: ApiContext, { values }: FileLine): LineProblem[] {
  const isCpfNeeded = station.config.behaviour.loginIdentifier === 'cpf'
  return [
    ...(values.name ? [] : [{ column: labels.name, text: texts.needsName }]),
    ...(values.email ? [] : [{ column: labels.email, text: texts.needsEmail }]),
    ...(values.cpf || !isCpfNeeded ? [] : [{ column: labels.cpf, text: texts.needsCpf }]),
  ]
}

const changeable = ['name', 'tel', 'birthday', 'state', 'city'] as const

/** An empty cell changes nothing; a CPF is given to who has none. */
function changesOf(person: KnownPerson, { values }: FileLine): PersonChanges {
  const changes: PersonChanges = {}
  for (const key of changeable) {
    const value = values[key]
    if (typeof value === 'string' && value !== person[key]) changes[key] = value
  }
  if (typeof values.cpf === 'string' && person.cpf === null) changes.cpf = values.cpf
  return changes
}
