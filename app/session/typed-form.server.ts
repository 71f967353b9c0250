import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ApiClient } from '#contract/client.ts'
import { mostOfKeptPath, safePath } from '../routing/safe-path.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { findLastMember } from './last-member.server.ts'
import { readPageOwner } from './page-mark.server.ts'
import { pageOwnerField } from './page-owner.ts'
import { isSecretIn, type Untold, untoldIn } from './secret-fields.ts'
import { type CookieContext, signedCookie } from './signed-cookie.server.ts'
import { readStoredForm, type StoredForm, storeForm } from './stored-form.server.ts'

type Fields = [name: string, value: string][]

/** A form that was sent when its session was over already: by whom, where to, and what was typed. */
export type TypedForm = {
  memberId: number
  path: string
  /** Null of a form that no cookie holds: it is `stored`, or else nowhere but in the browser's own history. */
  fields: Fields | null
  stored: StoredForm | null
  /** Fields of files, and what the files were called: they are chosen again. */
  files: Fields
  /** The secret that must be typed again, because it was left out. */
  untold: Untold | null
  /** Why it was not done: its session had ended, or a proof was asked for first (PPL-27). */
  why: Why
}
type Why = 'ended' | 'proof'

/** The most bytes that browsers keep of one cookie, less its name and attributes. */
const cookieBytes = 3_800
/** The most bytes of a kept form, as many as are read of somebody without a session (`server/bound-bodies.ts`). */
export const keptFormBytes = 256 * 1024
/** The most names of files that are kept; the files are not. */
const mostFiles = 20
const mostNameLetters = 80

const typedCookie = signedCookie('digitado', 30 * 60)

type KeepingContext = CookieContext & Pick<PortalContext, 'api'>

/**
 * Writes the `Set-Cookie` that carries a form over the log-in, or says where the platform keeps one that is too long:
 * nothing that was typed is lost when a session ends in between. Null when there is nothing to keep, or nobody whose it
 * is; files and passwords are left out.
 */
export async function keepTyped(
  context: KeepingContext,
  request: Request,
  why: Why = 'ended',
): Promise<string | null> {
  const form = await request.formData()
  // Whoever was here in between is not the author.
  const said = readPageOwner(context, String(form.get(pageOwnerField)))
  const memberId = said ?? (await findLastMember(context, request))
  if (memberId === null) return null
  const { fields, files } = typedIn(form)
  if (fields.length === 0) return null
  const pack = async (path: string, kept: Fields | null, stored: StoredForm | null = null) => {
    const whole = [memberId, path, kept, files, stored, untoldIn(form), why]
    const header = await typedCookie(context).serialize(packed(whole).toString('base64url'))
    return header.length > cookieBytes ? null : header
  }
  const asked = pagePath(request)
  const page = asked.replace(/\?.*/, '')
  const path = asked.length > mostOfKeptPath ? page : asked
  const whole = await pack(path, fields)
  if (whole !== null) return whole
  const stored = await storeForm(context.api, packed(fields))
  // An address that fits no cookie loses its filters rather than what was typed.
  return (await pack(path, null, stored)) ?? pack(page, null, stored)
}

/** Gives the typed fields, without secrets, and the names of the files. */
function typedIn(form: FormData): Pick<TypedForm, 'files'> & { fields: Fields } {
  const isSecret = isSecretIn(form)
  const fields = [...form].flatMap(
    ([name, value]): Fields => (typeof value === 'string' && !isSecret(name) ? [[name, value]] : []),
  )
  const files = [...form].flatMap(
    ([name, value]): Fields =>
      typeof value !== 'string' && value.size > 0 ? [[name, value.name.slice(0, mostNameLetters)]] : [],
  )
  return { fields, files: files.slice(0, mostFiles) }
}

/** Finds the kept form of this browser, or null. */
export async function findTyped(context: CookieContext, request: Request): Promise<TypedForm | null> {
  const typed: unknown = await typedCookie(context).parse(request.headers.get('cookie'))
  if (typeof typed !== 'string' || typed === '') return null
  const kept = unpack(Buffer.from(typed, 'base64url')) as Kept
  const [memberId, path, fields, files = [], stored = null, untold = null, why = 'ended'] = kept
  return { memberId, path: safePath(path, '/', mostOfKeptPath), fields, files, stored, untold, why }
}

/** Reads the fields of a kept form for its author, who is logged in; null where nobody has it any more. */
export async function readTyped(api: ApiClient, { fields, stored }: TypedForm): Promise<Fields | null> {
  const kept = stored && (await readStoredForm(api, stored))
  return kept ? (unpack(kept) as Fields) : fields
}

/** Cookies of a version before have less. */
type Kept = [
  memberId: number,
  path: string,
  fields: TypedForm['fields'],
  files?: TypedForm['files'],
  stored?: TypedForm['stored'],
  untold?: TypedForm['untold'],
  why?: TypedForm['why'],
]

const packed = (whole: unknown): Buffer => deflateRawSync(JSON.stringify(whole))
const unpack = (packed: Buffer): unknown =>
  JSON.parse(inflateRawSync(packed, { maxOutputLength: keptFormBytes * 4 }).toString())

/** Gives the page a form was sent from, whether scripts sent it or the browser. */
export function pagePath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search
}

/** Whether this request is the kept form, sent again. */
export async function isTyped(context: CookieContext, request: Request): Promise<boolean> {
  if (!request.headers.get('cookie')?.includes('digitado=')) return false
  return (await findTyped(context, request))?.path === pagePath(request)
}

/** Writes the `Set-Cookie` that forgets it. */
export const dropTyped = (context: CookieContext): Promise<string> =>
  typedCookie(context).serialize('', { maxAge: 0 })
