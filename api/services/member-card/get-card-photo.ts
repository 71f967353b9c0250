import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { keyOfAddress } from '../../platform/files/index.ts'
import { ownId } from './own-id.ts'
import { memberCardTexts } from './texts.ts'

/** The file of the caller's photo (VCD-01). @throws not_found for somebody else's id, and where no photo is stored */
export async function getCardPhoto(ctx: ApiContext, id: number): Promise<{ key: string; name: string }> {
  const { db } = ctx
  const [row] = await db
    .select({ image: participants.image })
    .from(participants)
    .where(withId(participants, ctx, ownId(ctx, id)))
  const key = keyOfAddress(row?.image)
  if (key === null) throw new ApiError('not_found', memberCardTexts.noPhoto)
  return { key, name: `foto.${key.split('.').at(-1)}` }
}
