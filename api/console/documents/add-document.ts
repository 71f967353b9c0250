import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { takeFile, type Upload } from '../../platform/files/index.ts'
import { documentTexts as texts } from './texts.ts'

const megabyte = 1024 * 1024
const office = 'application/vnd.openxmlformats-officedocument'

type Kind = { ending: string; contentType: string }

/** What a file is by its bytes; null for what is not taken. What is a ZIP is told by the folder that Office writes into it. Pure. */
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
  if (bytes.includes('word/document.xml'))
    return { ending: 'docx', contentType: `${office}.wordprocessingml.document` }
  if (bytes.includes('xl/workbook.xml'))
    return { ending: 'xlsx', contentType: `${office}.spreadsheetml.sheet` }
  if (bytes.includes('ppt/presentation.xml'))
    return { ending: 'pptx', contentType: `${office}.presentationml.presentation` }
  return null
}

/**
 * A file for members, at an address that nobody guesses (NWS-03, TRA-01); kept once an entry that names it is saved.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function addDocument(ctx: ApiContext, upload: Upload): Promise<{ file: string }> {
  const { id } = await requireOwner(ctx)
  const { at, path } = await takeFile(ctx, upload, {
    limits: [{ name: 'document', key: `${ctx.station.id}:${id}`, points: 200, durationSeconds: 3600 }],
    version: 'once',
    isClaimedLater: true,
    tooLarge: texts.tooLarge(upload.maxBytes / megabyte),
    make(bytes) {
      const kind = documentKind(bytes)
      if (!kind) return texts.wrongType
      const path = `arquivo.${kind.ending}`
      return { path, files: [{ path, bytes, contentType: kind.contentType }] }
    },
  })
  return { file: at(path) }
}
