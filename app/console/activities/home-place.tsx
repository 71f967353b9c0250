import { Form } from '@remix-run/react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

type HomePlaceProps = { shown: readonly string[]; offers: readonly { value: string; label: string }[] }

/** Whether what is published reaches the members' home, and the way there when it does not. */
export function HomePlace({ shown, offers }: HomePlaceProps) {
  if (shown.length > 0) return <Alert tone="success">{texts.home.shown(shown)}</Alert>
  return (
    <Alert
      tone="warning"
      title={texts.home.missing}
      action={
        <Form method="post" noValidate className={ui.inline}>
          <Field id="fileira" label={texts.home.row}>
            <Select name="fileira" defaultValue={offers[0]?.value} options={offers} />
          </Field>
          <Button name="intent" value="place">
            {texts.home.put}
          </Button>
        </Form>
      }
    >
      {texts.home.onlyListed}
    </Alert>
  )
}
