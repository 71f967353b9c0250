import { BrokenForm, readPart, streamForm } from '#contract/form-stream.ts'
import { errorTexts } from '../routing/error-texts.ts'
import { refuseForeignPage } from '../session/page-owner.server.ts'
import { pageOwnerField } from '../session/page-owner.ts'
import type { PortalContext } from '../station/portal-context.ts'

/** Far more than any text that stands beside a file. */
const mostTextBytes = 64 * 1024

/** A form that was sent, and what its page was given. */
export type SentRequest = { context: PortalContext; request: Request }

/** A file while it comes, by the name of its field; what is not read of it is skipped. */
export type SentFile = { field: string; name: string; body: AsyncIterable<Buffer> }

/**
 * Reads a form with a file while it comes: its texts, and each file as `take` likes, which is told what stood in front of it
 * (SEC-66). All of the form has come before this answers. @throws a 400 for what is none, a redirect for a form of somebody else's page
 */
export async function readStreamedForm(
  sent: SentRequest,
  take: (file: SentFile, formData: FormData) => Promise<void>,
): Promise<FormData> {
  const { request } = sent
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\//i.test(contentType) || !request.body) return request.formData()
  const formData = new FormData()
  let foreign: unknown = null
  try {
    const source = request.body as unknown as AsyncIterable<Uint8Array>
    for await (const { name, fileName, body } of streamForm(source, contentType)) {
      if (fileName === null) formData.append(name, (await readPart(body, mostTextBytes))?.toString() ?? '')
      // It stands in front of all files. A browser hears nothing before it has sent all of them: they are skipped.
      if (name === pageOwnerField) foreign = await foreignPage(sent, String(formData.get(name)))
      if (fileName && !foreign) await take({ field: name, name: fileName, body }, formData)
    }
  } catch (error) {
    if (error instanceof BrokenForm) throw new Response(errorTexts[400].text, { status: 400 })
    throw error
  }
  if (foreign) throw foreign
  return formData
}

/** Answers the refusal of a form from somebody else's page; null where it is the visitor's own. */
const foreignPage = ({ context, request }: SentRequest, mark: string): Promise<unknown> =>
  refuseForeignPage(context, request, { mark, form: null }).then(
    () => null,
    (refusal) => refusal,
  )
