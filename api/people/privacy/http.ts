import * as calls from '#contract/people/privacy/endpoints.ts'
import type { AreaDeps } from '../../platform/area.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { askForCopy, findCopyFile, gatherCopyJob } from './copy.ts'
import { askForDeletion, getDeletion, takeDeletionBack } from './deletion.ts'
import { getPrivacy, setNews } from './get-privacy.ts'
import { registerOf } from './register.ts'

export function privacyRoutes(app: ApiApp, { areas, urls }: AreaDeps): void {
  const register = registerOf(areas)
  const gathering = gatherCopyJob(register)
  serve(app, calls.getPrivacy, (ctx) => getPrivacy(ctx, register))
  serve(app, calls.setNews, (ctx, { body }) => setNews(ctx, body))
  serve(app, calls.askForCopy, (ctx) => askForCopy(ctx, gathering))
  serveFile(app, calls.copyFile, (ctx, { params }) => findCopyFile(ctx, params))
  serve(app, calls.getDeletion, (ctx) => getDeletion(ctx, register))
  serve(app, calls.askForDeletion, (ctx, { body }) =>
    askForDeletion(ctx, { register, urls, password: body.current_password }),
  )
  serve(app, calls.takeDeletionBack, (ctx) => takeDeletionBack(ctx, register))
}
