import { useSearchParams } from '@remix-run/react'
import { Form } from '../../forms/form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { texts } from './texts.ts'

/** Says where messages go until the contact is proved, and takes the link that proves it. */
export function ContactProof({ mail }: { mail: string }) {
  const [params] = useSearchParams()
  const token = params.get('confirmar')
  const words = texts.proof
  return (
    <Form noValidate method="post" action="/gestao/dados">
      <Stack gap={12}>
        <Alert tone="warning" title={words.title}>
          {token ? words.arrived(mail) : words.text(mail)}
        </Alert>
        {token ? <input type="hidden" name="token" value={token} /> : null}
        <Button name="intent" value={token ? 'prove' : 'mail'} variant="secondary">
          {token ? words.prove : words.send}
        </Button>
      </Stack>
    </Form>
  )
}
