import type { ApiClient } from '#contract/client.ts'
import { importPeople } from '#contract/console/people/import/endpoints.ts'
import { passForm } from '#contract/form-stream.ts'
import {
  readStreamedForm,
  type SentFile,
  type SentRequest,
} from '../../../forms/read-streamed-form.server.ts'
import { formKeyOf } from '../../owner/form-key.server.ts'
import { refusal, type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { texts } from './texts.ts'

type Sent = { id: number } | { problem: SaveProblem | null }

/** Passes the file of the form on while it comes: it is held nowhere. The number of its import, or what was wrong. */
export async function sendPeople(api: ApiClient, form: SentRequest): Promise<Sent> {
  let sent: Sent = { problem: refusal({ file: texts.missing }) }
  await readStreamedForm(form, async (file, form) => {
    if (file.field === 'file') sent = await passOn(api, file, form)
  })
  return sent
}

async function passOn(api: ApiClient, { name, body }: SentFile, form: FormData): Promise<Sent> {
  try {
    const upload = passForm({}, { field: 'file', name, body })
    return await api.call(importPeople, { upload, idempotencyKey: formKeyOf(form) })
  } catch (problem) {
    return { problem: saveProblem(problem) }
  }
}
