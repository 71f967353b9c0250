import type { PictureInput } from '#contract/management/activities/schemas.ts'
import { pictureKinds } from '#stations/pictures.ts'
import type { ApiContext } from '../../context.ts'
import { requireOwner } from '../../owner-changes/index.ts'
import { takePicture } from '../take-picture.ts'

/**
 * A picture for an activity: cut to the shape of its kind, where there is most to see, and stored in the sizes of
 * shipped pictures, so that pages choose among them. @throws invalid_input with `fields.file`, too_many_requests
 */
export async function addActivityPicture(
  ctx: ApiContext,
  { kind, file }: PictureInput,
): Promise<{ image: string }> {
  const { id } = await requireOwner(ctx)
  const { width, height, smaller } = pictureKinds[kind]
  const shape = { width, height, fit: 'cover', position: 'attention' } as const
  const wanted = { ownerId: id, shape, widths: [width, ...smaller], subfolder: kind }
  return { image: await takePicture(ctx, file, wanted) }
}
