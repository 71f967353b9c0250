import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import type { Upload } from '../platform/files/index.ts'
import { takePicture } from './take-picture.ts'

/**
 * A picture for the site, in the sizes that pages use (`x.webp`, `x-640.webp`, `x-320.webp`).
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function addImage(ctx: ApiContext, upload: Upload): Promise<{ image: string }> {
  const { id } = await requireTeam(ctx)
  const shape = { width: 1600, height: 6400, fit: 'inside', withoutEnlargement: true } as const
  const wanted = () => ({ shape: () => shape, widths: [1600, 640, 320], folder: '' })
  return { image: await takePicture(ctx, upload, { ownerId: id, wanted }) }
}
