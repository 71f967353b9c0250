import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { wallTexts } from './texts.ts'

/** The wall is there where the station has switched it on (TEN-09, GAP-04). @throws forbidden */
export function requireWall({ station }: ApiContext): void {
  if (!station.config.features.feed) throw new ApiError('forbidden', wallTexts.closed)
}
