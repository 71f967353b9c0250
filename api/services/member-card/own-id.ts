import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { memberCardTexts } from './texts.ts'

/** The id, which is the caller's. @throws forbidden for every other one, whether there is somebody or not (GAP-05) */
export function ownId(ctx: ApiContext, id: number): number {
  if (id !== memberOf(ctx)) throw new ApiError('forbidden', memberCardTexts.forbidden)
  return id
}
