import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { findLastMember } from './last-member.server.ts'
import { readPageOwner } from './page-mark.server.ts'
import { pageOwnerField } from './page-owner.ts'
import { safePath } from './safe-path.ts'
import { type CookieContext, signedCookie } from './signed-cookie.server.ts'

/** A form that was sent when its session was over already: by whom, where to, and what was typed. */
export type TypedForm = { memberId: number; path: string; fields: [name: string, value: string][] }

/** What browsers keep of one cookie, less its name and attributes. Bytes. */
const cookieBytes = 3_800
/** Uploads are not for keeping. Bytes. */
export const keptFormBytes = 64 * 1024
/** Never stored, not even in the browser that typed them. */
const secretNames = /password|senha|cvv|card_number|^token$/i

/** A number is a card's where the code of a card stands beside it: houses and refunds have numbers, too. */
const isSecretIn = (form: FormData) => (name: string) =>
  secretNames.test(name) || (name === 'number' && form.has('cvv'))

const typedCookie = signedCookie('digitado', 30 * 60)

/**
 * `Set-Cookie` that carries a form over the log-in: nothing that was typed is lost when a session ends in between. Null
 * when there is nothing to keep, too much, or nobody whose it is; files and passwords are left out.
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
  const packed = deflateRawSync(JSON.stringify([memberId, pagePath(request), fields]))
  const header = await typedCookie(context).serialize(packed.toString('base64url'))
  return header.length > cookieBytes ? null : header
}

/** The kept form of this browser, or null. */
export async function findTyped(context: CookieContext, request: Request): Promise<TypedForm | null> {
  const packed: unknown = await typedCookie(context).parse(request.headers.get('cookie'))
  if (typeof packed !== 'string' || packed === '') return null
  const [memberId, path, fields] = JSON.parse(unpack(packed)) as [number, string, TypedForm['fields']]
  return { memberId, path: safePath(path), fields }
}

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
