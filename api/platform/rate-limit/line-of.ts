import type { PlatformContext } from '../context.ts'
import { countCall } from './count-call.ts'

/** Whoever has one IPv6 network of 64 bits mostly has all of its /48: that is one line. IPv4 addresses stay. Pure. */
export const lineOf = (address: string): string => address.replace(/^((?:[^:]+:){3})[^:]+::\/64$/, '$1:/48')

/**
 * Whether the caller's line asks for something of somebody for the first time that day, and counts it: whatever strangers used
 * up, who asks from a line of their own gets their first one. `name` says what, `key` whose.
 */
export async function isFirstOfLine(
  ctx: PlatformContext & { address: string },
  { name, key }: { name: string; key: string },
): Promise<boolean> {
  const ofLine = { name, key: `${lineOf(ctx.address)} ${key}`, points: 40, durationSeconds: 86_400 }
  return (await countCall(ctx, ofLine)) === 1
}
