import { addDocument } from '#contract/console/documents/endpoints.ts'
import { addImage } from '#contract/console/endpoints.ts'
import { errorTexts } from '#contract/errors.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { Stored, StoreFile } from '../fields/read-form.server.ts'
import { saveProblem } from './save-problem.server.ts'

/**
 * What a file became, or why it was not taken: one wrong file must not cost what was typed beside it.
 * @throws whatever is no refusal of the API
 */
export async function storedOr(store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (problem) {
    const { fields, messages } = saveProblem(problem)
    return { message: fields.file ?? messages[0] ?? errorTexts.generic }
  }
}

/** Stores the pictures of a form. */
export const storePicture =
  (context: PortalContext): StoreFile =>
  (_, file) =>
    storedOr(async () => ({ address: (await context.api.call(addImage, { upload: { file } })).image }))

/** Stores the files for members of a form. */
export const storeDocument =
  (context: PortalContext): StoreFile =>
  (_, file) =>
    storedOr(async () => ({ address: (await context.api.call(addDocument, { upload: { file } })).file }))
