import type { EntryFilter } from '#contract/console/entries.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { changePart, makePart, type OwnerPart } from './owner-part.ts'
import { saveAsSeen } from './save-as-seen.ts'

export type Kept<Input> = Input & { id: number; tag: string }

/** What owners make and change one by one: plans, campaigns, entries. Its own queries, each within the station. */
export type OwnerResource<Input, Entry extends Kept<Input>> = OwnerPart & {
  /** As audit lines call it: `news` of `news:12`, `news.create`. */
  kind: string
  /** What a line of the audit log says of one that was made or removed. */
  nameOf(entry: Input): { name: string }
  /** A new one is a draft that nobody sees, of whatever is public otherwise. */
  startsHidden?: true
  /** What is said of one that somebody changed meanwhile. */
  changed?: string
  /** Where only some stations have it. @throws not_found on the others, to owners too */
  requireOpen?(ctx: ApiContext): void
  /** Holds one against others who change or take of it, before it is read. */
  hold?(ctx: ApiContext, id: number): Promise<unknown>
  /** @throws not_found */
  get(ctx: ApiContext, id: number): Promise<Entry>
  /** Answers its number. @throws invalid_input where there are too many */
  insert(ctx: ApiContext, input: Input): Promise<number>
  update(ctx: ApiContext, id: number, change: { input: Input; before: Entry }): Promise<void>
}

/** Entries of one kind that are listed page by page and removed: news, files, events, documents, topics. */
export type EntryKind<Input, Entry extends Kept<Input>, Head> = OwnerResource<Input, Entry> & {
  list(ctx: ApiContext, filter: EntryFilter): Promise<{ list: Head[]; next: number | null }>
  remove(ctx: ApiContext, id: number): Promise<void>
}

/** One of them for its owners. @throws forbidden, not_found */
export async function getEntry<Input, Entry extends Kept<Input>>(
  ctx: ApiContext,
  { get }: OwnerResource<Input, Entry>,
  id: number,
): Promise<Entry> {
  await requireTeam(ctx)
  return get(ctx, id)
}

/** Makes a new one, once for each form. @throws invalid_input, and conflict for the same form with other values */
export function createEntry<Input, Entry extends Kept<Input>>(
  ctx: ApiContext,
  resource: OwnerResource<Input, Entry>,
  { input, key }: { input: Input; key: string | undefined },
): Promise<Entry> {
  const { kind, startsHidden, insert, nameOf, get } = resource
  const prepare = () => cleanAhead(ctx, input)
  return changePart(ctx, resource, { prepare, sent: input }, (ctx, owner) =>
    makePart(ctx, owner, {
      what: kind,
      key,
      input,
      async make() {
        const id = await insert(ctx, input)
        const line = { what: `${kind}.create`, part: `${kind}:${id}`, after: nameOf(input) }
        return { id, done: startsHidden ? { ...line, isPublic: false } : line }
      },
      answer: get,
    }),
  )
}

/** Changes one that is as its owner saw it. @throws conflict, not_found, invalid_input */
export function saveEntry<Input, Entry extends Kept<Input>>(
  ctx: ApiContext,
  resource: OwnerResource<Input, Entry>,
  { id, seen, value }: { id: number; seen: string; value: Input },
): Promise<Entry> {
  const { kind, changed, hold, get, update } = resource
  const prepare = () => cleanAhead(ctx, value)
  return changePart(ctx, resource, { prepare, sent: value }, async (ctx, owner) => {
    await hold?.(ctx, id)
    return saveAsSeen(ctx, owner, {
      what: `${kind}.save`,
      part: `${kind}:${id}`,
      seen,
      ...(changed && { changed }),
      read: (ctx) => get(ctx, id),
      write: (ctx, before) => update(ctx, id, { input: value, before }),
    })
  })
}

/** Removes one; twice is once. */
export function removeEntry<Input, Entry extends Kept<Input>, Head>(
  ctx: ApiContext,
  resource: EntryKind<Input, Entry, Head>,
  { id }: { id: number },
): Promise<{ removed: boolean }> {
  const { kind, get, remove, nameOf } = resource
  return changePart<{ removed: boolean }>(ctx, resource, {}, async (ctx) => {
    const before = await get(ctx, id).catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.code === 'not_found') return null
      throw problem
    })
    if (!before) return { answer: () => ({ removed: false }) }
    await remove(ctx, id)
    const done = { what: `${kind}.remove`, part: `${kind}:${id}`, before: nameOf(before) }
    return { done, answer: () => ({ removed: true }) }
  })
}
