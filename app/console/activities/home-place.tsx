import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { homePlaceFields } from './home-place-fields.ts'
import { texts } from './texts.ts'

type HomePlaceProps = {
  shown: readonly string[]
  offers: readonly { value: string; label: string }[]
  answer: Refused | undefined
}

/** Whether what is published reaches the members' home, and the way there when it does not. */
export function HomePlace({ shown, offers, answer }: HomePlaceProps) {
  if (shown.length > 0) return <Alert tone="success">{texts.home.shown(shown)}</Alert>
  return (
    <>
      <SaveNotice problem={answer?.problem} fields={homePlaceFields} />
      <Alert
        tone="warning"
        title={texts.home.missing}
        action={
          <OwnerForm className={ui.inline} answer={answer} kept={{ row: offers[0]?.value ?? '' }}>
            <FieldInput field={fieldOf(homePlaceFields, 'row')} options={offers} />
            <Button name="intent" value="place">
              {texts.home.put}
            </Button>
          </OwnerForm>
        }
      >
        {texts.home.onlyListed}
      </Alert>
    </>
  )
}
