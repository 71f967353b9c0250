import * as requests from '#contract/people/data-requests/endpoints.ts'
import * as calls from '#contract/people/privacy/endpoints.ts'
import type { AreaDeps } from '../../platform/area.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { askForCopy, findCopyFile, gatherCopyJob } from './copy.ts'
import { askDataRequest, listDataRequests } from './data-requests.ts'
import { askForDeletion, getDeletion, takeDeletionBack } from './deletion.ts'
import { getPrivacy, setNews, withdrawContact } from './get-privacy.ts'
import { registerOf } from './register.ts'
import { askByMail, proveDataRequest, readDataRequest } from './request-links.ts'

export function privacyRoutes(app: ApiApp, { areas, urls }: AreaDeps): void {
  const register = registerOf(areas)
  const gathering = gatherCopyJob(register)
  serve(app, calls.getPrivacy, (ctx) => getPrivacy(ctx, register))
  serve(app, calls.setNews, (ctx, { body }) => setNews(ctx, body))
  serve(app, calls.withdrawContact, (ctx) => withdrawContact(ctx))
  serve(app, calls.askForCopy, (ctx) => askForCopy(ctx, gathering))
  serveFile(app, calls.copyFile, (ctx, { params }) => findCopyFile(ctx, params))
  serve(app, calls.getDeletion, (ctx) => getDeletion(ctx, register))
  serve(app, calls.askForDeletion, (ctx, { body }) =>
    askForDeletion(ctx, { register, urls, password: body.current_password }),
  )
  serve(app, calls.takeDeletionBack, (ctx) => takeDeletionBack(ctx, register))
  serve(app, requests.listDataRequests, (ctx) => listDataRequests(ctx))
  serve(app, requests.askDataRequest, (ctx, { body, idempotencyKey }) =>
    askDataRequest(ctx, { ...body, key: idempotencyKey }, urls),
  )
  serve(app, requests.askByMail, (ctx, { body }) => askByMail(ctx, body, urls))
  serve(app, requests.readDataRequest, (ctx, { body }) => readDataRequest(ctx, body.token))
  serve(app, requests.proveDataRequest, (ctx, { body }) => proveDataRequest(ctx, body.token, urls))
}
