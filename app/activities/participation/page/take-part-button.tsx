import { Button } from '../../../ui/button.tsx'
import { texts } from '../texts.ts'

/** Shows the one primary button of an activity's page (ACT-S11). */
export const TakePartButton = ({ label, isSending }: { label: string; isSending: boolean }) => (
  <Button width="full" loading={isSending} loadingLabel={texts.sending}>
    {label}
  </Button>
)
