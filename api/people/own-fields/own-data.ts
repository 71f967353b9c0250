import type { FilledField } from '#contract/people/own-fields/schemas.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { lockParticipant, memberOf } from '../access/index.ts'
import { filledFields, isSeenByMember, listOwnFields } from './own-fields.ts'
import { type ToldValues, writeOwnFields } from './write-own-fields.ts'

/** What the station keeps of the caller in fields of its own, as far as they see them (PPL-17). @throws not_authenticated */
export async function getOwnData(ctx: ApiContext): Promise<FilledField[]> {
  const id = memberOf(ctx)
  return filledFields(ctx, (await listOwnFields(ctx)).filter(isSeenByMember), id)
}

/** Changes what the caller is asked. The same again is done. @throws invalid_input beside `own.<number>`, account_blocked */
export function saveOwnData(ctx: ApiContext, values: ToldValues): Promise<FilledField[]> {
  const id = memberOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, id)
    await writeOwnFields(ctx, 'member', id, values)
    return getOwnData(ctx)
  })
}
