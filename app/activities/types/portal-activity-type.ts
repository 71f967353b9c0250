import type { ComponentType } from 'react'
import type { ActionDetail } from '#contract/activities/schemas.ts'

/** What a type's body receives: it stands inside the form that takes part, and holds its button. */
export type BodyProps = { action: ActionDetail; isSending: boolean }

/** The portal's half of an activity type: what is filled in and pressed. Its other half is in `submit.server.ts`. */
export type PortalActivityType = { typeIds: readonly number[]; Body: ComponentType<BodyProps> }
