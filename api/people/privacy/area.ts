import type { Area } from '../../platform/area.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { privacyCarried } from './carried.ts'
import { tidyCopies } from './copy.ts'
import { tidyUnproved } from './data-requests.ts'
import { privacyRoutes } from './http.ts'
import { privacyKept } from './kept.ts'

async function tidy(ctx: PlatformContext): Promise<void> {
  await tidyCopies(ctx)
  await tidyUnproved(ctx)
}

/** What people ask for by the law: what is kept of them, a copy of it, the end of their account (ADR 159). */
export const privacyArea: Area = { keeps: privacyKept, carries: privacyCarried, routes: privacyRoutes, tidy }
