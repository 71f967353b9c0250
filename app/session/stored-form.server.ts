import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { getKeptForm, keepForm } from '#contract/people/access/endpoints.ts'

/** The row of a form too large for a cookie, and the key that opens it: only the browser that sent it has both. */
export type StoredForm = [id: string, key: string]

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Has the platform keep a packed form, sealed by a key that it does not get. Null where it takes none now. */
export async function storeForm(api: ApiClient, packed: Buffer): Promise<StoredForm | null> {
  const [key, iv] = [randomBytes(32), randomBytes(ivBytes)]
  const seal = createCipheriv(cipher, key, iv)
  const body = Buffer.concat([seal.update(packed), seal.final()])
  const sealed = Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64url')
  try {
    const { id } = await api.call(keepForm, { body: { sealed } })
    return [id, key.toString('base64url')]
  } catch (problem) {
    if (problem instanceof ApiProblem) return null
    throw problem
  }
}

/** Reads a stored form of the logged-in member; null once it is gone. */
export async function readStoredForm(api: ApiClient, [id, key]: StoredForm): Promise<Buffer | null> {
  try {
    const sealed = Buffer.from((await api.call(getKeptForm, { params: { id } })).sealed, 'base64url')
    const open = createDecipheriv(cipher, Buffer.from(key, 'base64url'), sealed.subarray(0, ivBytes))
    open.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([open.update(sealed.subarray(ivBytes + tagBytes)), open.final()])
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return null
    throw problem
  }
}
