import type { getPersonFields as call } from '#contract/console/own-fields/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { ownValueText } from '#contract/people/own-fields/read-value.ts'
import { lockParticipant } from '../../people/access/index.ts'
import {
  filledFields,
  listOwnFields,
  type OwnChange,
  type ToldValues,
  writeOwnFields,
} from '../../people/own-fields/index.ts'
import { ownerChange, requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import { personInStation } from '../people/person/get-person.ts'
import { personTexts } from '../people/person/texts.ts'
import { tagOf } from '../site-parts.ts'

type PersonFields = Answer<typeof call>

/** What somebody has in the station's own fields: also what they do not see. @throws forbidden, not_found */
export async function getPersonFields(ctx: ApiContext, id: number): Promise<PersonFields> {
  await requireTeam(ctx)
  const { name } = await personInStation(ctx, id)
  const fields = await filledFields(ctx, await listOwnFields(ctx), id)
  return { name, fields, tag: tagOf(fields) }
}

/** Changes it where it is as it was seen; sent again it is done. @throws forbidden, not_found, conflict, invalid_input beside `own.<number>` */
export function savePersonFields(
  ctx: ApiContext,
  { id, seen, values }: { id: number; seen: string; values: ToldValues },
): Promise<PersonFields> {
  return ownerChange(ctx, {}, async (ctx, teammate) => {
    await lockParticipant(ctx, teammate.id, [id])
    await requireTeam(ctx)
    const { status, name } = await personInStation(ctx, id)
    if (status === 'deleted') throw new ApiError('conflict', personTexts.deleted)
    const before = await getPersonFields(ctx, id)
    const changes = await writeOwnFields(ctx, 'team', id, values)
    const answer = (ctx: ApiContext) => getPersonFields(ctx, id)
    if (changes.length === 0) return { answer }
    const part = `participant:${id}`
    await refuseOvertaken(ctx, { tag: before.tag, value: null }, { part, seen })
    const told = (side: 'before' | 'after') =>
      changes.map((change: OwnChange) => `${change.name}: ${ownValueText(change.kind, change[side])}`)
    return {
      done: {
        ...{ what: 'person.fields', part },
        before: { own: told('before').join('; ') },
        after: { name, own: told('after').join('; ') },
      },
      answer,
    }
  })
}
