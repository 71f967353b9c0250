import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { findLastMember } from './last-member.server.ts'
import { readPageOwner } from './page-mark.server.ts'
import { pageOwnerField } from './page-owner.ts'
import { safePath } from './safe-path.ts'
import { isSecretIn } from './secret-fields.ts'
import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

/** A form that was sent when its session was over already: by whom, where to, and what was typed. */
export type TypedForm = {
  memberId: number
  path: string
  /** Null of a form that no cookie holds: the tab that sent it has it (`sent-form.ts`). */
  fields: [name: string, value: string][] | null
  /** Fields of files, and what the files were called: they are chosen again. */
  files: [name: string, fileName: string][]
}

/** What browsers keep of one cookie, less its name and attributes. Bytes. */
const cookieBytes = 3_800
/** As large as what is read of somebody without a session (`server/bound-bodies.ts`). Bytes. */
export const keptFormBytes = 256 * 1024
/** Of files only the names are kept, of so many and so long. */
const mostFiles = 20
const mostNameLetters = 80

const typedCookie = signedCookie('digitado', 30 * 60)

/**
 * `Set-Cookie` that carries a form over the log-in: nothing that was typed is lost when a session ends in between. Of one that is too
 * long it says so. Null when there is nothing to keep, or nobody whose it is; files and passwords are left out.
 */
export async function keepTyped(context: CookieContext, request: Request): Promise<string | null> {
  const form = await request.formData()
  // Whoever was here in between is not the author.
  const said = readPageOwner(context, String(form.get(pageOwnerField)))
  const memberId = said ?? (await findLastMember(context, request))
  if (memberId === null) return null
  const isSecret = isSecretIn(form)
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !isSecret(name) ? [[name, value] as const] : [],
  )
  if (fields.length === 0) return null
  const files = [...form].flatMap(([name, value]) =>
    typeof value !== 'string' && value.size > 0 ? [[name, value.name.slice(0, mostNameLetters)]] : [],
  )
  const pack = async (kept: typeof fields | null) => {
    const whole = JSON.stringify([memberId, pagePath(request), kept, files.slice(0, mostFiles)])
    const header = await typedCookie(context).serialize(deflateRawSync(whole).toString('base64url'))
    return header.length > cookieBytes ? null : header
  }
  return (await pack(fields)) ?? pack(null)
}

/** The kept form of this browser, or null. */
export async function findTyped(context: CookieContext, request: Request): Promise<TypedForm | null> {
  const packed: unknown = await typedCookie(context).parse(request.headers.get('cookie'))
  if (typeof packed !== 'string' || packed === '') return null
  const [memberId, path, fields, files = []] = JSON.parse(unpack(packed)) as Packed
  return { memberId, path: safePath(path), fields, files }
}

/** Cookies of a version before have no files. */
type Packed = [memberId: number, path: string, fields: TypedForm['fields'], files?: TypedForm['files']]

const unpack = (packed: string) =>
  inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: keptFormBytes * 4 }).toString()

/** The page a form was sent from, whether scripts sent it or the browser. */
export function pagePath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}

/** Whether this request is the kept form, sent again. */
export async function isTyped(context: CookieContext, request: Request): Promise<boolean> {
  if (!request.headers.get('cookie')?.includes('digitado=')) return false
  return (await findTyped(context, request))?.path === pagePath(request)
}

/** `Set-Cookie` that forgets it. */
export const dropTyped = (context: CookieContext): Promise<string> =>
  typedCookie(context).serialize('', { maxAge: 0 })
