import { rawContent as rawContentType } from '#contract/activity-types/raw-content.ts'
import { TakePartButton } from '../page/take-part-button.tsx'
import type { PortalActivityType } from './portal-activity-type.ts'

/** Type 16: having read or watched is taking part; there is nothing to fill in (ACT-16). */
export const rawContent: PortalActivityType = {
  contract: rawContentType,
  Body: ({ action, isSending }) => <TakePartButton label={action.click_me_label} isSending={isSending} />,
}
