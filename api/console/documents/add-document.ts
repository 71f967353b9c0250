import { fieldTexts } from '#contract/field-texts.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { nameOfStored, takeStream, type Upload } from '../../platform/files/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { documentTexts as texts } from './texts.ts'

const megabyte = 1024 * 1024
/** Of a ZIP so much is looked through for the folder that Office writes early into it; no more of a file is held. */
const headBytes = megabyte
const office = 'application/vnd.openxmlformats-officedocument'

type Kind = { ending: string; contentType: string }

/** What a file is by its first bytes; null for what is not taken. What is a ZIP is told by the folder that Office writes into it. Pure. */
export function documentKind(bytes: Buffer): Kind | null {
  const begins = (...head: number[]) => head.every((byte, at) => bytes[at] === byte)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return { ending: 'pdf', contentType: 'application/pdf' }
  if (begins(0x89, 0x50, 0x4e, 0x47)) return { ending: 'png', contentType: 'image/png' }
  if (begins(0xff, 0xd8, 0xff)) return { ending: 'jpg', contentType: 'image/jpeg' }
  if (
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  )
    return { ending: 'webp', contentType: 'image/webp' }
  if (!begins(0x50, 0x4b, 0x03, 0x04)) return null
  if (bytes.includes('word/')) return { ending: 'docx', contentType: `${office}.wordprocessingml.document` }
  if (bytes.includes('xl/')) return { ending: 'xlsx', contentType: `${office}.spreadsheetml.sheet` }
  if (bytes.includes('ppt/')) return { ending: 'pptx', contentType: `${office}.presentationml.presentation` }
  return null
}

/**
 * A file for members, stored while it comes where no address leads; kept once an entry that names it is saved (NWS-03, TRA-01, SEC-106).
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function addDocument(ctx: ApiContext, upload: Upload): Promise<{ file: string }> {
  const { id } = await requireTeam(ctx)
  return upload.stream(async (file) => {
    await limit(ctx, { name: 'document', key: `${ctx.station.id}:${id}`, points: 200, durationSeconds: 3600 })
    const { key } = await takeStream(ctx, file, {
      store: ctx.ports.files,
      maxBytes: upload.maxBytes,
      tooLarge: texts.tooLarge(upload.maxBytes / megabyte),
      wrongType: texts.wrongType,
      headBytes,
      kindOf(head) {
        if (head.length === 0) throw ApiError.fields({ file: fieldTexts.required })
        return documentKind(head)
      },
      path: ({ ending }) => `arquivo.${ending}`,
      cleaned: (pieces) => pieces,
      judge: async () => undefined,
    })
    return { file: nameOfStored(key) }
  })
}
