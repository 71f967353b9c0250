import { useEffect, useRef, useState } from 'react'
import { agreement as agreementType } from '#contract/activity-types/agreement.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { texts } from '../texts.ts'
import * as css from './agreement.css.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'

/** Shows the tick and the button, in the activity's words; the button waits for the tick where scripts run (ACT-15). */
function AgreementBody({ action, isSending, refused }: BodyProps) {
  const hydrated = useHydrated()
  const box = useRef<HTMLInputElement>(null)
  const [isTicked, setTicked] = useState(false)
  // It may have been ticked before scripts ran.
  useEffect(() => setTicked(box.current?.checked ?? false), [])
  const [words] = action.agreements
  if (!words) return null
  return (
    <Stack gap={16}>
      <Checkbox
        id="checkbox"
        name="checkbox"
        value="on"
        label={words.checkbox}
        error={refused?.fields.checkbox}
        required
        ref={box}
        onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
      />
      <Button width="full" loading={isSending} loadingLabel={texts.sending} disabled={hydrated && !isTicked}>
        {words.button}
      </Button>
    </Stack>
  )
}

/** Type 15: what one agrees to, under the description; the agreeing beside it. */
export const agreement: PortalActivityType = {
  contract: agreementType,
  Body: AgreementBody,
  Content: ({ action }) => {
    const html = action.agreements[0]?.html
    return html ? (
      <section className={css.text} aria-label={texts.agreement}>
        <Prose sanitizedHtml={html} />
      </section>
    ) : null
  },
}
