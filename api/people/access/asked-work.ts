import type { ApiContext } from '../../platform/context.ts'
import { countCall, countedCalls, type Limit } from '../../platform/rate-limit/index.ts'

const limitOf = ({ station, address }: ApiContext, level: number): Limit => ({
  name: 'asked-work',
  key: `${station.id}:${address}:${level}`,
  points: 1,
  durationSeconds: 600,
})

/** A form of this address was sent back for so much work: the address may have a challenge of it. */
export const rememberAsked = (ctx: ApiContext, level: number): Promise<number> =>
  countCall(ctx, limitOf(ctx, level))

/** Whether a form of this address was just sent back for so much work; only then is a challenge of it given (SEC-13). */
export const wasAsked = async (ctx: ApiContext, level: number): Promise<boolean> =>
  (await countedCalls(ctx, limitOf(ctx, level))) > 0
