import { participants } from '../../people/access/tables.ts'
import { tellMember } from '../../people/notices/index.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import { registrationChanges } from '../../people/registration-changes/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'

/** Says that a change of the register is done, or that it is not yet; twice is once. @throws not_found */
export function setRegistrationChangeDone(
  ctx: ApiContext,
  { id, isDone }: { id: number; isDone: boolean },
): Promise<{ isDone: boolean }> {
  const answer = () => ({ isDone })
  return ownerChange(ctx, {}, async (ctx, owner) => {
    requireOption(ctx, 'preRegistration')
    const { db, ports } = ctx
    const ofRequest = withId(registrationChanges, ctx, id)
    const row = await db
      .select({ doneAt: registrationChanges.doneAt, participantId: registrationChanges.participantId })
      .from(registrationChanges)
      .where(ofRequest)
      .for('update')
      .then(one('Este pedido não existe.'))
    if ((row.doneAt !== null) === isDone) return { answer }
    const done = isDone ? { doneAt: ports.clock.now(), doneBy: owner.name } : { doneAt: null, doneBy: null }
    await db.update(registrationChanges).set(done).where(ofRequest)
    const [person] = await db
      .select({ name: participants.name })
      .from(participants)
      .where(withId(participants, ctx, row.participantId))
    if (isDone)
      await tellMember(ctx, { kind: 'registration-done', about: id, participantId: row.participantId })
    const what = isDone ? 'registration-change.done' : 'registration-change.reopen'
    return { done: { what, part: `registration-change:${id}`, after: { name: person?.name } }, answer }
  })
}
