import type { ApiClient } from '#contract/client.ts'
import { importCases } from '#contract/console/cases/endpoints.ts'
import { passForm } from '#contract/form-stream.ts'
import { caseAreas } from '#contract/services/consultancies/areas.ts'
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
export async function sendCases(api: ApiClient, form: SentRequest): Promise<Sent> {
  let sent: Sent = { problem: refusal({ file: texts.importing.missing }) }
  await readStreamedForm(form, async (file, form) => {
    if (file.field === 'file') sent = await passOn(api, file, form)
  })
  return sent
}

async function passOn(api: ApiClient, { name, body }: SentFile, form: FormData): Promise<Sent> {
  const area = caseAreas.find((one) => one === form.get('area'))
  if (!area) return { problem: refusal({ area: texts.importing.chooseArea }) }
  try {
    const upload = passForm({ area }, { field: 'file', name, body })
    return await api.call(importCases, { upload, idempotencyKey: formKeyOf(form) })
  } catch (problem) {
    return { problem: saveProblem(problem) }
  }
}
