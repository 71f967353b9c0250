import { lt } from 'drizzle-orm'
import * as calls from '#contract/services/access-lines/endpoints.ts'
import type { Area } from '../../platform/area.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { serve } from '../../platform/http/serve.ts'
import { accessLineCarried } from './carried.ts'
import { accessLineKept } from './kept.ts'
import { listAccessLines } from './list-access-lines.ts'
import { accessLines } from './tables.ts'

/** Five years, in which a person may ask or sue (ADR 130). */
const keptMs = 5 * 365 * 86_400_000

async function tidyAccessLines({ db, ports }: PlatformContext): Promise<void> {
  const oldest = new Date(ports.clock.now().getTime() - keptMs)
  await acrossStations(async () => {
    await db.delete(accessLines).where(lt(accessLines.createdAt, oldest))
  })
}

/** Who of the team read what is sensitive of a member, for that member (GAP-93). */
export const accessLineArea: Area = {
  keeps: accessLineKept,
  carries: accessLineCarried,
  routes: (app) => serve(app, calls.listAccessLines, (ctx, { query }) => listAccessLines(ctx, query)),
  tidy: tidyAccessLines,
}
