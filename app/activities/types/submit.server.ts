import { takePartInRawContent } from '#contract/activities/endpoints.ts'
import type { Participation } from '#contract/activities/schemas.ts'
import type { ApiClient } from '#contract/client.ts'

export type Sent = { actionId: number; formData: FormData; key: string | undefined }
type Submit = (api: ApiClient, sent: Sent) => Promise<Participation>

/** Which call takes part, by type. The API checks that the activity is of that type. */
const submitters: Record<number, Submit> = {
  16: (api, { actionId, key }) =>
    api.call(takePartInRawContent, { body: { action_id: actionId }, ...(key && { idempotencyKey: key }) }),
}

/** The call of a type, or undefined for types that take no participations. */
export const submitterOf = (typeId: number): Submit | undefined => submitters[typeId]
