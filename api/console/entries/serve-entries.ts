import type { z } from 'zod'
import type { entryCalls, savedCalls } from '#contract/console/entries.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import {
  createEntry,
  type EntryKind,
  getEntry,
  type OwnerResource,
  removeEntry,
  saveEntry,
} from './owned-entries.ts'

type Saved<Input, Entry> = ReturnType<typeof savedCalls<z.ZodType<Input>, z.ZodType<Entry>>>
type Calls<Input, Entry, Head> = ReturnType<
  typeof entryCalls<z.ZodType<Input>, z.ZodType<Entry>, z.ZodType<Head>>
>

const opened =
  ({ requireOpen }: { requireOpen?(ctx: ApiContext): void }) =>
  (ctx: ApiContext) => {
    requireOpen?.(ctx)
    return ctx
  }

/** Serves the three calls by which one of an owner's resource is read, made and changed. */
export function serveSaved<Input, Entry extends Input & { id: number; tag: string }>(
  app: ApiApp,
  calls: Saved<Input, Entry>,
  resource: OwnerResource<Input, Entry>,
): void {
  const open = opened(resource)
  serve(app, calls.get, (ctx, { params }) => getEntry(open(ctx), resource, params.id))
  serve(app, calls.create, (ctx, { body, idempotencyKey }) =>
    createEntry(open(ctx), resource, { input: body, key: idempotencyKey }),
  )
  serve(app, calls.save, (ctx, { params, body }) => saveEntry(open(ctx), resource, { ...params, ...body }))
}

/** Serves the five calls of one kind of entries. */
export function serveEntries<Input, Entry extends Input & { id: number; tag: string }, Head>(
  app: ApiApp,
  calls: Calls<Input, Entry, Head>,
  resource: EntryKind<Input, Entry, Head>,
): void {
  const open = opened(resource)
  serve(app, calls.list, (ctx, { query }) => resource.list(open(ctx), query))
  serveSaved(app, calls, resource)
  serve(app, calls.remove, (ctx, { params }) => removeEntry(open(ctx), resource, params))
}
