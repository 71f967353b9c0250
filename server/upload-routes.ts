import { isPlainMultipart } from './receive-bodies.ts'

/** Pages whose form has a file field; `.data` is how the portal's own scripts send the same form. */
const pages =
  /^\/(signup(\/[^/]+)?|criar-estacao\/(foto|logo)|homepage\/perfil|gestao\/(aparencia|(secoes|paginas)\/[^/]+|atividades\/[^/]+))(\.data)?\/?$/

/** Calls that carry a file: as base64 in JSON, or as a part of a form. */
const calls = new Map([
  ['POST', /^\/api\/management\/(images|logos|animations|activity-(images|videos))\/?$/],
  ['PUT', /^\/api\/(site-draft\/logo|update-user-profile-image\/[^/]+)\/?$/],
])

type Sent = { method: string; path: string; contentType: string | undefined }

/**
 * Whether a request may be as large as a file: an exact page by a multipart form, or an exact call. What a form without
 * a file holds is small, and its parser makes millions of fields of a large one. Pure.
 */
export function takesFile({ method, path, contentType = '' }: Sent): boolean {
  if (path.startsWith('/api/')) return calls.get(method)?.test(path) ?? false
  return method === 'POST' && pages.test(path) && isPlainMultipart(contentType)
}
