import type { PictureKind } from '#contract/console/activities/schemas.ts'
import { pictureKinds } from '#stations/pictures.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Upload } from '../../platform/files/index.ts'
import { takePicture } from '../take-picture.ts'

/**
 * A picture for an activity: cut to the shape of its kind, where there is most to see, and stored in the sizes of
 * shipped pictures, so that pages choose among them. @throws invalid_input with `fields.file`, too_many_requests
 */
export async function addActivityPicture(
  ctx: ApiContext,
  upload: Upload<{ kind: PictureKind }>,
): Promise<{ image: string }> {
  const { id } = await requireOwner(ctx)
  return { image: await takePicture(ctx, upload, { ownerId: id, wanted: ({ kind }) => shapeOf(kind) }) }
}

function shapeOf(kind: PictureKind) {
  const { width, height, smaller } = pictureKinds[kind]
  const shape = { width, height, fit: 'cover', position: 'attention' } as const
  return { shape, widths: [width, ...smaller], folder: `${kind}/` }
}
