import {
  lastLine,
  makeOnce,
  type Outcome,
  ownerChange,
  requireOwner,
} from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import type { StationPart } from '../../stations/registry/index.ts'
import { entryTexts } from './texts.ts'

/** Entries of one kind that owners write: news, files, events, documents. Their own queries, each within the station. */
export type EntryKind<Input, Entry extends Input & { id: number; tag: string }> = {
  /** As audit lines call it: `news` of `news:12`, `news.create`. */
  kind: string
  lock: StationPart
  /** What a line of the audit log says of one that was made or removed. */
  nameOf(entry: Input): { name: string }
  /** Where only some stations have such entries. @throws not_found on the others, to owners too */
  requireOpen?(ctx: ApiContext): void
  /** @throws not_found */
  get(ctx: ApiContext, id: number): Promise<Entry>
  /** Answers its number. @throws invalid_input where there are too many */
  insert(ctx: ApiContext, input: Input): Promise<number>
  update(ctx: ApiContext, id: number, input: Input): Promise<void>
  /** True when it was there. */
  remove(ctx: ApiContext, id: number): Promise<boolean>
}

/** One entry for its owners. @throws not_found */
export async function getEntry<Input, Entry extends Input & { id: number; tag: string }>(
  ctx: ApiContext,
  kind: EntryKind<Input, Entry>,
  id: number,
): Promise<Entry> {
  await requireOwner(ctx)
  return kind.get(ctx, id)
}

/** A new entry, once for each form. @throws invalid_input, and conflict for the same form with other values */
export function createEntry<Input, Entry extends Input & { id: number; tag: string }>(
  ctx: ApiContext,
  { kind, lock, ...of }: EntryKind<Input, Entry>,
  { input, key }: { input: Input; key: string | undefined },
): Promise<Entry> {
  const prepare = () => cleanAhead(ctx, input)
  return ownerChange(ctx, { locks: [lock], prepare, sent: input }, (ctx, owner) => {
    const made = (id: number): Outcome<Entry> => ({ answer: (ctx) => of.get(ctx, id) })
    const make = async () => {
      const id = await of.insert(ctx, input)
      const done = { what: `${kind}.create`, part: `${kind}:${id}`, after: of.nameOf(input), isPublic: true }
      return { id, answer: { done, ...made(id) } }
    }
    return makeOnce<Outcome<Entry>>(ctx, { key, by: owner.id, what: kind, input }, make, async (id) =>
      made(id),
    )
  })
}

/** Changes an entry that is as its owner saw it. @throws conflict, not_found, invalid_input */
export function saveEntry<Input, Entry extends Input & { id: number; tag: string }>(
  ctx: ApiContext,
  { kind, lock, ...of }: EntryKind<Input, Entry>,
  { id, seen, value }: { id: number; seen: string; value: Input },
): Promise<Entry> {
  const part = `${kind}:${id}`
  const prepare = () => cleanAhead(ctx, value)
  return ownerChange(ctx, { locks: [lock], prepare, sent: value }, async (ctx) => {
    const before = await of.get(ctx, id)
    await of.update(ctx, id, value)
    const after = await of.get(ctx, id)
    // Sent again after a lost answer it is what it was to become.
    if (after.tag === before.tag) return { answer: () => after }
    if (before.tag !== seen) {
      const who = (await lastLine(ctx, part))?.who ?? entryTexts.somebody
      throw new ApiError('conflict', entryTexts.changed, { details: { who, tag: before.tag, value: before } })
    }
    return { done: { what: `${kind}.save`, part, before, after, isPublic: true }, answer: () => after }
  })
}

/** Removes an entry; twice is once. */
export function removeEntry<Input, Entry extends Input & { id: number; tag: string }>(
  ctx: ApiContext,
  { kind, lock, ...of }: EntryKind<Input, Entry>,
  { id }: { id: number },
): Promise<{ removed: boolean }> {
  return ownerChange<{ removed: boolean }>(ctx, { locks: [lock] }, async (ctx) => {
    const before = await of.get(ctx, id).catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.code === 'not_found') return null
      throw problem
    })
    if (!before) return { answer: () => ({ removed: false }) }
    await of.remove(ctx, id)
    const done = { what: `${kind}.remove`, part: `${kind}:${id}`, before: of.nameOf(before), isPublic: true }
    return { done, answer: () => ({ removed: true }) }
  })
}
