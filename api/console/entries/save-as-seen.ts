import { lastLine, type Outcome, type Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { entryTexts } from './texts.ts'

type Tagged = { tag: string }
type Overtaken = {
  /** As audit lines call it: `news:12`. */
  part: string
  /** Tag of what the owner's form showed. */
  seen: string
  /** What is said of one that somebody changed meanwhile. */
  changed?: string | ((who: string) => string)
}

/** Refuses what is not as it was seen. @throws conflict with `details` { who, tag, value }: who changed it last, and what is there now */
export async function refuseOvertaken(
  ctx: ApiContext,
  { tag, value }: Tagged & { value: unknown },
  { part, seen, changed = entryTexts.changed }: Overtaken,
): Promise<void> {
  if (tag === seen) return
  const who = (await lastLine(ctx, part))?.who ?? entryTexts.somebody
  const message = typeof changed === 'string' ? changed : changed(who)
  throw new ApiError('conflict', message, { details: { who, tag, value } })
}

type Saving<Seen extends Tagged> = Overtaken & {
  /** What the line of the audit log calls it: `news.save`. */
  what: string
  /** What is there, within the station. @throws not_found */
  read: (ctx: ApiContext) => Promise<Seen>
  write: (ctx: ApiContext, before: Seen) => Promise<void>
  /** What of it owners write, where it is not all: so conflicts and lines tell of it. */
  writtenOf?: (seen: Seen) => unknown
  /** The same again is done already only of whoever saved last; of everybody else it is as stale as anything. */
  isRepeatedByOneOnly?: true
}

/**
 * The one way in which an owner changes what is there, inside of `changePart`: as it was seen. Sent again after a lost answer it is what it was to
 * become, and nothing is done. Written first, so that what it becomes is read and not guessed; what is refused is rolled back.
 * @throws conflict with `details` { who, tag, value }, and what `read` and `write` do
 */
export async function saveAsSeen<Seen extends Tagged>(
  ctx: ApiContext,
  owner: Teammate,
  { what, read, write, writtenOf = (seen) => seen, isRepeatedByOneOnly, ...of }: Saving<Seen>,
): Promise<Outcome<Seen>> {
  const before = await read(ctx)
  const refuse = () => refuseOvertaken(ctx, { tag: before.tag, value: writtenOf(before) }, of)
  if (isRepeatedByOneOnly && (await lastLine(ctx, of.part))?.participantId !== owner.id) await refuse()
  await write(ctx, before)
  const after = await read(ctx)
  if (after.tag === before.tag) return { answer: () => after }
  await refuse()
  const done = { what, part: of.part, before: writtenOf(before), after: writtenOf(after) }
  return { done, answer: () => after }
}
