import * as calls from '#contract/console/people/merge/endpoints.ts'
import type { AreaDeps } from '../../../platform/area.ts'
import { type ApiApp, serve } from '../../../platform/http/serve.ts'
import { inLongReads } from '../../activities/heavy-reads.ts'
import { dismissDuplicate } from '../duplicates/dismiss-duplicate.ts'
import { listDuplicates, listDuplicatesOf } from '../duplicates/list-duplicates.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { previewMerge } from './preview-merge.ts'

/** Accounts that may be one person's, and how they become one. */
export function mergeRoutes(app: ApiApp, { areas, urls }: AreaDeps): void {
  const carries = areas.flatMap(({ carries = [] }) => carries)
  serve(app, calls.listDuplicates, (ctx, { query }) => inLongReads(ctx, () => listDuplicates(ctx, query)))
  serve(app, calls.dismissDuplicate, (ctx, { body }) => dismissDuplicate(ctx, body))
  serve(app, calls.listDuplicatesOf, (ctx, { params }) => listDuplicatesOf(ctx, params.id))
  serve(app, calls.previewMerge, (ctx, { params, query }) =>
    previewMerge(ctx, carries, { ...params, ...query }),
  )
  serve(app, calls.mergeAccounts, (ctx, { params, body }) =>
    mergeAccounts(ctx, { ...params, ...body }, { carries, urls }),
  )
}
