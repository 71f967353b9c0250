import { eq } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { writeConfiguration } from '../registry/index.ts'
import { stations } from '../registry/tables.ts'

/** The list in the configuration says which address people are sent to: the first one. */
export async function setDomains(
  ctx: PlatformContext,
  stationId: number,
  change: (domains: string[]) => string[],
): Promise<void> {
  const [row] = await ctx.db
    .select({ config: stations.config })
    .from(stations)
    .where(eq(stations.id, stationId))
    .for('no key update')
  if (!row) return
  const domains = change((row.config.domains as string[] | undefined) ?? [])
  await writeConfiguration(ctx, stationId, { ...row.config, domains })
}

/** Links of pages and mails lead to this domain from now on. */
export const putFirst = (ctx: PlatformContext, stationId: number, domain: string): Promise<void> =>
  setDomains(ctx, stationId, (domains) => [domain, ...domains.filter((one) => one !== domain)])
