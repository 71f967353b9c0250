import type { PictureKind } from '#contract/console/activities/schemas.ts'
import { pictureKinds } from '#stations/pictures.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Upload } from '../../platform/files/index.ts'
import { takePicture } from '../take-picture.ts'

/**
 * A picture for an activity: whole, so that pages cut it around its focus (ADR 154), and stored in the sizes of shipped
 * pictures, so that pages choose among them. @throws invalid_input with `fields.file`, too_many_requests
 */
export async function addActivityPicture(
  ctx: ApiContext,
  upload: Upload<{ kind: PictureKind }>,
): Promise<{ image: string }> {
  const { id } = await requireTeam(ctx)
  return { image: await takePicture(ctx, upload, { ownerId: id, wanted: ({ kind }) => wantedOf(kind) }) }
}

/** How much longer one side may be than the other: what is longer is cut where there is most to see. */
const mostStretch = 2.5

/** Each size has as many pixels as a shipped picture of it has, whatever its shape: no page grows heavier. */
function wantedOf(kind: PictureKind) {
  const { width, height, smaller } = pictureKinds[kind]
  const shape = (sides: { width: number; height: number }) => {
    const stretch = Math.min(mostStretch, Math.max(1 / mostStretch, sides.width / sides.height))
    return {
      width: Math.round(Math.sqrt(width * height * stretch)),
      height: Math.round(Math.sqrt((width * height) / stretch)),
      fit: 'cover',
      position: 'attention',
    } as const
  }
  return { shape, widths: [width, ...smaller], isScaled: true, folder: `${kind}/` } as const
}
