import * as calls from '#contract/console/people/import/endpoints.ts'
import { type ApiApp, serve } from '../../../platform/http/serve.ts'
import { inLongReads } from '../../activities/heavy-reads.ts'
import { getPeopleImport, importPeople, listPeopleImports } from './import-people.ts'
import {
  confirmPeopleImport,
  dropPeopleImport,
  getImportMatch,
  listWrongLines,
  matchPeopleImport,
} from './match-columns.ts'

export function peopleImportRoutes(app: ApiApp): void {
  serve(app, calls.importPeople, (ctx, { upload, idempotencyKey }) =>
    importPeople(ctx, upload, idempotencyKey),
  )
  serve(app, calls.listPeopleImports, listPeopleImports)
  serve(app, calls.getPeopleImport, (ctx, { params }) => getPeopleImport(ctx, params.id))
  serve(app, calls.getImportMatch, (ctx, { params }) => getImportMatch(ctx, params.id))
  serve(app, calls.matchPeopleImport, (ctx, { params, body }) =>
    matchPeopleImport(ctx, { ...params, ...body }),
  )
  serve(app, calls.confirmPeopleImport, (ctx, { params, body }) =>
    confirmPeopleImport(ctx, { ...params, ...body }),
  )
  serve(app, calls.dropPeopleImport, (ctx, { params }) => dropPeopleImport(ctx, params.id))
  serve(app, calls.listWrongLines, (ctx, { params, query }) =>
    inLongReads(ctx, () => listWrongLines(ctx, { ...params, ...query })),
  )
}
