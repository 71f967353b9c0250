import { requireArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { wallTexts } from './texts.ts'

/** The wall is there where the station has switched it on, for whom it is (TEN-09, GAP-04). @throws forbidden, plan_required */
export const requireWall = (ctx: ApiContext): Promise<void> => requireArea(ctx, 'feed', wallTexts.closed)
