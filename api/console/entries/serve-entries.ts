import type { z } from 'zod'
import type { EntryFilter, entryCalls } from '#contract/console/entries.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { createEntry, type EntryKind, getEntry, removeEntry, saveEntry } from './owned-entries.ts'

type Calls<Input, Entry, Head> = ReturnType<
  typeof entryCalls<z.ZodType<Input>, z.ZodType<Entry>, z.ZodType<Head>>
>

/** Serves the five calls of one kind of entries. */
export function serveEntries<Input, Entry extends Input & { id: number; tag: string }, Head>(
  app: ApiApp,
  calls: Calls<Input, Entry, Head>,
  kind: EntryKind<Input, Entry>,
  list: (ctx: ApiContext, filter: EntryFilter) => Promise<{ list: Head[]; next: number | null }>,
): void {
  const open = (ctx: ApiContext) => {
    kind.requireOpen?.(ctx)
    return ctx
  }
  serve(app, calls.list, (ctx, { query }) => list(open(ctx), query))
  serve(app, calls.get, (ctx, { params }) => getEntry(open(ctx), kind, params.id))
  serve(app, calls.create, (ctx, { body, idempotencyKey }) =>
    createEntry(open(ctx), kind, { input: body, key: idempotencyKey }),
  )
  serve(app, calls.save, (ctx, { params, body }) => saveEntry(open(ctx), kind, { ...params, ...body }))
  serve(app, calls.remove, (ctx, { params }) => removeEntry(open(ctx), kind, params))
}
