import { participants } from '../../people/access/tables.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { caseReaderTexts } from './texts.ts'

type Wanted = { id: number; cpf: string; isConfirmed: boolean }

/**
 * Says that the CPF of an account is its person's, or takes it back: from then on they see what is kept by this CPF, or no more
 * (GAP-93). Twice is once. @throws forbidden; not_found; conflict when the account has another CPF than the owner saw
 */
export async function setCaseReader(
  ctx: ApiContext,
  { id, cpf, isConfirmed }: Wanted,
): Promise<{ isConfirmed: boolean }> {
  requireOption(ctx, 'unionServices')
  return ownerChange(ctx, {}, async (ctx) => {
    const answer = () => ({ isConfirmed })
    const itself = withId(participants, ctx, id)
    const [person] = await ctx.db.select().from(participants).where(itself).for('no key update')
    if (person?.status !== 'active') throw new ApiError('not_found', caseReaderTexts.unknown)
    if (person.cpf !== cpf) throw new ApiError('conflict', caseReaderTexts.changed)
    if ((person.cpfConfirmedAt !== null) === isConfirmed) return { answer }
    const cpfConfirmedAt = isConfirmed ? ctx.ports.clock.now() : null
    await ctx.db.update(participants).set({ cpfConfirmedAt }).where(itself)
    const what = isConfirmed ? 'case-reader.confirm' : 'case-reader.undo'
    return { done: { what, part: `participant:${id}`, after: { name: `nº ${id}` } }, answer }
  })
}
