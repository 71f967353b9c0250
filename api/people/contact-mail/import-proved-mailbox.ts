import type { PlatformContext } from '../../platform/context.ts'
import { provedMailboxes } from './tables.ts'

/** The contact of a folder is the word of who runs the installation: it counts as proved (ADR 0049). */
export async function importProvedMailbox(
  ctx: PlatformContext,
  stationId: number,
  mail: string | undefined,
): Promise<void> {
  if (!mail) return
  const row = { stationId, email: mail.toLowerCase(), provedAt: ctx.ports.clock.now() }
  await ctx.db.insert(provedMailboxes).values(row).onConflictDoNothing()
}
